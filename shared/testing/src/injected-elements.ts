const RUNS = new Set(['script', 'iframe', 'textarea', 'object', 'embed', 'base', 'form']);

/** Elements and attributes of a document that typed text must never have made. */
export const injectedElements = (
  root: ParentNode,
  allowed: (element: Element) => boolean = () => false,
): readonly string[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => !allowed(element))
    .flatMap((element) => {
      const attributes = element
        .getAttributeNames()
        .filter(
          (name) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            (['href', 'src', 'action'].includes(name) &&
              /^\s*(javascript|data):/i.test(element.getAttribute(name) ?? '')),
        );
      return [
        ...(RUNS.has(element.localName) ? [element.localName] : []),
        ...attributes.map((name) => `${element.localName} ${name}`),
      ];
    });
