// What the page's own inline scripts keep for the shell. The document declares them all by `var`
// before any script (`inline-scripts.ts`), so reading one never fails.

/** The last press. */
declare var tnPress: MouseEvent | undefined;
/** Sends a report to the edge, until the shell's telemetry takes its place. */
declare var tnTell: (kind: string, detail: string) => void;
/** Shows and reports that the shell does not run. */
declare var tnFail: (reason: string) => void;
/** That the shell's boot has ended well. */
declare var tnStarted: true | undefined;
/** Ends when what the browser keeps of failed files is renewed. */
declare var tnRenewed: Promise<unknown> | undefined;
