import { createServer } from 'node:net';

/** Where everything listens: `PORT` moves the edge and the others follow. */
export interface Ports {
  readonly edge: number;
  readonly api: number;
  readonly release: number;
  readonly sandbox: number;
  readonly smtp: number;
  readonly postgres: number;
  /** Hot reload, in development. */
  readonly reload: number;
  /** The preview host. */
  readonly preview: number;
}
export const portsFrom = (edge: number): Ports => ({
  edge,
  api: edge + 1,
  release: edge + 2,
  sandbox: edge + 3,
  smtp: edge + 4,
  postgres: edge + 5,
  reload: edge + 6,
  preview: edge + 7,
});

const taken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(false)));
  });

/** Names and numbers of the ports that somebody else holds. */
export const takenPorts = async (ports: Ports): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, port] of Object.entries(ports))
    if (await taken(port)) found.push(`${port} (${name})`);
  return found;
};
