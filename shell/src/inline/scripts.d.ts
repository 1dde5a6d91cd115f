/** The one function of a file of this folder, minified by the build, as text. */
declare module '*?script' {
  const text: string;
  export default text;
}
