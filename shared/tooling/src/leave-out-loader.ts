import type { LoaderContext } from 'webpack';
import { leaveOut } from './leave-out.ts';
import { LEFT_OUT } from './left-out.ts';

/** Webpack's loader for the files of `LEFT_OUT`. */
function leaveOutLoader(this: LoaderContext<object>, source: string): string {
  const list = LEFT_OUT.find(({ file }) => this.resourcePath.endsWith(`/node_modules/${file}`));
  if (!list) throw new Error(`${this.resourcePath} is not among what is cut`);
  return leaveOut(source, list);
}

export { leaveOutLoader as default };
