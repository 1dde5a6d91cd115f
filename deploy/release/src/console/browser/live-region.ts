/**
 * Says something to whoever listens instead of looking: in a region that was there before, or it is
 * not read out.
 */
export const announce = (text: string): void => {
  const region = document.getElementById('news');
  if (region && region.textContent !== text) region.textContent = text;
};
