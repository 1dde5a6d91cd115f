export { boundToTrace, describeSpan, inSpan, isTraced, recordSpan, traceHeaders } from './spans.ts';
export { isTracingConfigured, startTracing, type StopTracing } from './start-tracing.ts';
export { traceQueries } from './trace-queries.ts';
export { traceRequests } from './trace-requests.ts';
