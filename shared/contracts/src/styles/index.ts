export { foreignStyles } from './foreign-styles.ts';
