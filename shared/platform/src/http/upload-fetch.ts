/** Headers of an answer as XMLHttpRequest gives them: one a line. */
const headersOf = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/**
 * A `fetch` that sends a form and tells what share of it, 0 to 1, has left the device. It goes by
 * XMLHttpRequest: `fetch` itself can only count a body that it streams, and browsers stream bodies
 * over HTTP/2 and later alone.
 */
export const uploadFetch =
  (form: FormData, onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, { ...init, body: null });
    return new Promise<Response>((resolve, reject) => {
      const sender = new XMLHttpRequest();
      const abort = (): void => sender.abort();
      sender.open(request.method, request.url);
      request.headers.forEach((value, name) => {
        // The browser writes the type itself, with the boundary that it chose.
        if (name !== 'content-type') sender.setRequestHeader(name, value);
      });
      sender.upload.addEventListener(
        'progress',
        ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total),
      );
      sender.addEventListener('load', () =>
        resolve(
          new Response(sender.status === 204 ? null : sender.responseText, {
            status: sender.status,
            statusText: sender.statusText,
            headers: headersOf(sender.getAllResponseHeaders()),
          }),
        ),
      );
      sender.addEventListener('error', () =>
        reject(new TypeError('The upload did not reach the server')),
      );
      sender.addEventListener('abort', () =>
        reject(new DOMException('The upload was stopped', 'AbortError')),
      );
      sender.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
      request.signal.addEventListener('abort', abort);
      if (request.signal.aborted) reject(new DOMException('The upload was stopped', 'AbortError'));
      else sender.send(form);
    });
  };
