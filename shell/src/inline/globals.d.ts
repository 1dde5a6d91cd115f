/**
 * What the page's own inline scripts keep for the shell. Declared by `var` in the document, so
 * that reading one never fails; the document names them in `GLOBALS` (`inline-scripts.ts`).
 */
declare global {
  /** The last press. */
  var tnPress: MouseEvent | undefined;
  /** Sends a report to the edge, until the shell's telemetry takes its place. */
  var tnTell: (kind: string, detail: string) => void;
  /** Shows and reports that the shell does not run. */
  var tnFail: (reason: string) => void;
  /** That the shell's boot has ended well. */
  var tnStarted: true | undefined;
  /** Ends when what the browser keeps of failed files is renewed. */
  var tnRenewed: Promise<unknown> | undefined;
}
export {};
