/** Keeps the last press, since nobody listens before the shell's script has come. */
export const capturePress = (): void => {
  addEventListener(
    'click',
    (event) => {
      tnPress = event;
    },
    true,
  );
};
