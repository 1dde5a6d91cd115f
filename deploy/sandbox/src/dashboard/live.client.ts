/**
 * Keeps the parts of a dashboard page that are marked `data-live="topic …"` fresh. Without it the
 * page is read by reloading.
 */
const parts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-live]')];
const topics = new Set(parts().flatMap((part) => (part.dataset['live'] ?? '').split(' ')));

const isBusy = (part: Element): boolean =>
  part.contains(document.activeElement) &&
  document.activeElement?.matches('input, textarea, select') === true;

const refresh = async (): Promise<void> => {
  const answer = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of parts()) {
    const next = fresh.getElementById(part.id);
    if (next && !isBusy(part) && next.innerHTML !== part.innerHTML)
      part.replaceChildren(...next.childNodes);
  }
};

const stream = new EventSource('/dashboard/live');
for (const topic of topics) stream.addEventListener(topic, () => void refresh());
window.addEventListener('pagehide', () => stream.close());

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener(
    'click',
    () => void navigator.clipboard.writeText(button.dataset['copy'] ?? ''),
  );
}
