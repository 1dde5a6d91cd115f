import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { readonly stringValue?: string; readonly intValue?: number | string };
interface Attribute {
  readonly key: string;
  readonly value: Value;
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}
interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A span as a collector has it. */
export interface CollectedSpan extends Omit<SentSpan, 'attributes'> {
  readonly service: string;
  readonly attributes: Readonly<Record<string, string>>;
}
export interface TraceCollector {
  readonly origin: string;
  readonly spans: readonly CollectedSpan[];
  /** The span and those above it, the nearest first. */
  readonly ancestry: (span: CollectedSpan) => CollectedSpan[];
  readonly close: () => Promise<void>;
}

const valuesOf = (attributes: readonly Attribute[]): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]),
  );

/** Takes traces by OTLP/HTTP in JSON, as an OpenTelemetry collector does. */
export const startTraceCollector = async (): Promise<TraceCollector> => {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json')
          return response.writeHead(404).end();
        const sent = JSON.parse(Buffer.concat(parts).toString()) as ExportRequest;
        for (const { resource, scopeSpans } of sent.resourceSpans)
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({
              ...span,
              service: valuesOf(resource.attributes)['service.name'] ?? '',
              attributes: valuesOf(span.attributes),
            });
        return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const ancestry = (span: CollectedSpan): CollectedSpan[] => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [span, ...(parent ? ancestry(parent) : [])];
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    ancestry,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
