import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../src/processes.ts';

export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef: { readonly name: string; readonly key: string };
  } | null;
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly Variable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts?: readonly { readonly name: string }[];
  readonly readinessProbe?: object;
  readonly livenessProbe?: object;
}
interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly containers: readonly Container[];
    readonly initContainers?: readonly Container[];
    readonly volumes?: readonly { readonly name: string }[];
  };
}
export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  // Each kind has its own; the schemas of Kubernetes judge them.
  readonly spec: {
    readonly template: Pod;
    readonly selector: Readonly<Record<string, string>>;
    readonly ports: readonly { readonly port: number; readonly targetPort: string }[];
    readonly podSelector: { readonly matchLabels?: Readonly<Record<string, string>> };
    readonly backoffLimit?: number;
    readonly ingress?: readonly {
      readonly from?: readonly {
        readonly namespaceSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
      }[];
      readonly ports?: readonly { readonly port: number }[];
    }[];
  };
  readonly stringData?: Readonly<Record<string, string>>;
}

export const FOLDER = path.join(ROOT, 'deploy/stack/kubernetes');
export const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
export const documents = (file: string): Resource[] =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Resource);
const listed = (kustomization: string): Resource[] => {
  const { resources } = parse(read(kustomization)) as { resources: string[] };
  return resources
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => documents(path.join(path.dirname(kustomization), name)));
};
export const base = listed('base/kustomization.yaml');
const demo = listed('demo/kustomization.yaml');
export const all = [...base, ...demo];
export const workloads = all.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
export const ofKind = (wanted: string): Resource[] => all.filter(({ kind }) => kind === wanted);
export const podOf = (resource: Resource): Pod => resource.spec.template;
