import { context, propagation, trace } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';

type Environment = Readonly<Record<string, string | undefined>>;

export interface TracingOptions {
  /** Name of the process, as a collector shows it. */
  readonly service: string;
  /**
   * Whether callers decide what is traced. At the edge nobody outside may: which share of the
   * traces is kept follows from their ids, so that a page and the calls of its browser are kept
   * together.
   */
  readonly trustCallers: boolean;
  readonly env: Environment;
}

/** Ends tracing; what is not sent yet is sent before. */
export type StopTracing = () => Promise<void>;

const DEFAULT_RATIO = 0.05;
const SHUTDOWN_MS = 2_000;

/** The share of traces that is kept (`OTEL_TRACES_SAMPLER_ARG`). */
const ratioOf = (env: Environment): number => {
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || DEFAULT_RATIO);
  if (!(ratio >= 0 && ratio <= 1))
    throw new Error('OTEL_TRACES_SAMPLER_ARG: needs to be a number from 0 to 1');
  return ratio;
};

/** Whether a collector's address is given; nothing is traced without one. */
export const isTracingConfigured = (env: Environment): boolean =>
  Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) &&
  env['OTEL_SDK_DISABLED'] !== 'true';

/**
 * Sends spans to an OpenTelemetry collector by OTLP/HTTP, where the standard variables name one
 * (`OTEL_EXPORTER_OTLP_ENDPOINT` and the like). Without it nothing is loaded and nothing is
 * measured.
 */
export const startTracing = async ({
  service,
  trustCallers,
  env,
}: TracingOptions): Promise<StopTracing> => {
  if (!isTracingConfigured(env)) return async () => {};
  const ratio = ratioOf(env);
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const share: Sampler = new sdk.TraceIdRatioBasedSampler(ratio);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': env['OTEL_SERVICE_NAME'] || service,
      'service.namespace': 'tapnook',
    }),
    sampler: new sdk.ParentBasedSampler({
      root: share,
      ...(!trustCallers && { remoteParentSampled: share, remoteParentNotSampled: share }),
    }),
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        // Its address, headers and time limit are read from the standard variables.
        exporter: new OTLPTraceExporter(),
        ...(env['OTEL_BSP_SCHEDULE_DELAY'] && {
          scheduledDelayMillis: Number(env['OTEL_BSP_SCHEDULE_DELAY']),
        }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    // A collector that does not answer must not keep the process from ending.
    const late = new Promise<void>((resolve) => void setTimeout(resolve, SHUTDOWN_MS).unref());
    await Promise.race([provider.shutdown().catch(() => {}), late]);
    trace.disable();
    propagation.disable();
    context.disable();
  };
};
