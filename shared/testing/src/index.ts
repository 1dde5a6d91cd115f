export { createFakeApi, type FakeApi, type FakeAnswer, type SeenRequest } from './fake-api.ts';
export {
  createFakePlatform,
  type FakePlatform,
  type FakePlatformOptions,
} from './fake-platform.ts';
export { renderWithPlatform, renderRemote, type RenderOptions, type Rendered } from './render.tsx';
export { accessibilityProblems } from './accessibility.ts';
