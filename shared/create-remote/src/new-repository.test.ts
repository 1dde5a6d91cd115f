import { describe, expect, test } from '@jest/globals';
import own from '../package.json' with { type: 'json' };
import { newRepository } from './new-repository.ts';

const NAME = { kebab: 'gift-cards', camel: 'giftCards', pascal: 'GiftCards', words: 'Gift cards' };
const { created } = newRepository(NAME, { en: 'Gift cards', zh: '禮品卡' }, own);

describe('a new repository', () => {
  test('has the remote’s files and everything to test, build and release it', () => {
    expect(Object.keys(created).toSorted()).toEqual([
      '.github/workflows/remote.yaml',
      '.gitignore',
      'README.md',
      'dev/main.tsx',
      'jest.config.cjs',
      'package.json',
      'remote.json',
      'src/contract.test.ts',
      'src/index.ts',
      'src/locales/app-texts.d.ts',
      'src/locales/en-US.json',
      'src/locales/index.ts',
      'src/locales/zh-HK.json',
      'src/remote.ts',
      'src/routes.tsx',
      'src/screens/gift-cards/gift-cards.screen.test.tsx',
      'src/screens/gift-cards/gift-cards.screen.tsx',
      'src/server.ts',
      'tsconfig.json',
    ]);
  });
  test('depends on the packages of this version', () => {
    const manifest = JSON.parse(created['package.json'] ?? '') as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    expect({ ...manifest.dependencies, ...manifest.devDependencies }).toEqual(own.devDependencies);
    expect(manifest.dependencies).toHaveProperty('@tapnook/platform');
    expect(manifest.devDependencies).toHaveProperty('@tapnook/release');
  });
  test('checks pull requests, previews them, and publishes from the main branch', () => {
    const workflow = created['.github/workflows/remote.yaml'] ?? '';
    for (const command of [
      'npm ci',
      'npm test',
      'npm run build',
      'npm run check',
      'npm run publish',
    ])
      expect(workflow).toContain(command);
    expect(workflow).toContain('--preview pr-${{ github.event.number }}');
  });
});
