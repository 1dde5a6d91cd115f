import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';

const tracer = () => trace.getTracer('tapnook');

/** Whether what runs now is part of a trace that is kept. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** What is known of the running piece of work only later. */
export const describeSpan = (attributes: Attributes): void => {
  trace.getActiveSpan()?.setAttributes(attributes);
};

/** Says in a trace that this piece of work failed, and why, in at most 500 characters. */
export const markFailed = (span: Span, error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message: message.slice(0, 500) });
};

export interface SpanOptions {
  /** Whether another process or a database does the work. */
  readonly calls?: boolean;
  readonly attributes?: Attributes;
}

/** Runs a piece of work as a span of the present trace; where there is none, it just runs. */
export const inSpan = async <T>(
  name: string,
  { calls = false, attributes = {} }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> => {
  if (!isTraced()) return work();
  const span = tracer().startSpan(name, {
    kind: calls ? SpanKind.CLIENT : SpanKind.INTERNAL,
    attributes,
  });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
};

/** A piece of work that is over, as somebody else timed it (milliseconds since 1970). */
export const recordSpan = (
  name: string,
  from: number,
  to: number,
  attributes: Attributes,
): void => {
  if (!isTraced()) return;
  tracer().startSpan(name, { startTime: from, attributes }).end(to);
};

/** The headers by which another process goes on with the present trace (W3C Trace Context). */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
};

/** Binds a function to the present trace: whoever calls it later, it runs as a part of this one. */
export const boundToTrace = <T extends (...input: never[]) => unknown>(run: T): T =>
  context.bind(context.active(), run);
