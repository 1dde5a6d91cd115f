/** What a device's shopper chose to see is set before anything is drawn (`base.css`). */
export const applyDeviceSettings = (): void => {
  const read = (key: string): unknown =>
    JSON.parse(localStorage.getItem(`tapnook.device.${key}`) as string);
  try {
    const { dataset } = document.documentElement;
    const theme = read('theme');
    if (theme === 'dark' || theme === 'light') dataset.theme = theme;
    if (read('currency') === 'USD') dataset.currency = 'USD';
  } catch {
    // A device that keeps nothing shows what everybody sees.
  }
};
