/**
 * Where the first view is a picture, every script waits for it: they lie in a template, where no
 * browser fetches them. At the end of the document, behind the requests for the first pictures,
 * they are asked for, since the line would lie idle; they run once the picture is here, failed, or
 * took `patience` milliseconds. What is as heavy and less urgent waits for the shell's script in
 * turn: the pictures below, unless somebody scrolls to them, and the fonts. Where the picture comes
 * from the cache nothing waits, lest the words of every page change as one looks.
 *
 * A browser lays every word out anew when it is told of a font, and again when that font is here.
 * So the text's cut is fetched behind the scripts, while the shell starts, and told of once the
 * page's app is mounted; one that does not mount is waited for as long as the picture. The narrow
 * cuts, which few words use, stay in the template until the page is at rest (`deferred-fonts.ts`).
 */
export const startDeferred = (templateId: string, patience: number): void => {
  const page = document;
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const { content } = page.getElementById(templateId) as HTMLTemplateElement;
  const [text, ...narrow] = content.querySelectorAll('style');
  let started = false;
  const showRest = (): void => void delete page.documentElement.dataset.firstView;
  const fetchScripts = (): void => {
    for (const script of content.querySelectorAll('script')) {
      const link = page.createElement('link');
      link.setAttribute('rel', 'preload');
      link.setAttribute('as', 'script');
      link.setAttribute('href', script.src);
      // A script takes what was fetched for it only where these are its own.
      for (const name of ['integrity', 'crossorigin', 'nonce'])
        link.setAttribute(name, script.getAttribute(name) ?? '');
      content.append(link);
    }
    for (const link of content.querySelectorAll('link')) {
      link.setAttribute('fetchpriority', 'low');
      page.head.append(link);
    }
  };
  const addScripts = (): HTMLScriptElement | undefined => {
    const scripts = content.querySelectorAll('script');
    for (const script of scripts) {
      script.async = false;
      script.fetchPriority = 'high';
    }
    page.head.append(content);
    return scripts[scripts.length - 1];
  };
  const loadFont = (style: HTMLStyleElement): Promise<FontFace> => {
    const face = JSON.parse(style.dataset.face as string) as FontFaceDescriptors & {
      readonly family: string;
      readonly src: string;
    };
    return new FontFace(face.family, face.src, face).load();
  };
  const settle = (): void => {
    showRest();
    const font = text && loadFont(text);
    const show = (): void =>
      void font?.then(
        (here) => page.fonts.add(here),
        () => {},
      );
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(({ name }) => name.startsWith('mounted:'))) return;
      observer.disconnect();
      show();
    }).observe({ type: 'mark', buffered: true });
    setTimeout(show, patience);
  };
  const start = (): void => {
    if (started) return;
    started = true;
    text?.remove();
    for (const style of narrow) style.remove();
    const last = addScripts();
    content.append(...narrow);
    // One bundle, which we are measured against, brings scripts of its own.
    if (!last) return settle();
    last.addEventListener('load', settle);
    last.addEventListener('error', settle);
  };
  if (
    !picture ||
    (picture.complete &&
      !performance
        .getEntriesByName(picture.currentSrc)
        .some((entry) => (entry as PerformanceResourceTiming).transferSize > 0))
  ) {
    addScripts();
    showRest();
    return;
  }
  page.addEventListener('scroll', showRest, { capture: true, once: true, passive: true });
  if (picture.complete) start();
  else {
    fetchScripts();
    picture.addEventListener('load', start);
    picture.addEventListener('error', start);
    setTimeout(start, patience);
  }
};
