import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverUser } from '../postgres-binaries.ts';
import { PASSWORD } from './postgres-node.ts';

/** Ports of the drill: each kind of process twice, each behind a balancer. */
export interface DrillPorts {
  readonly shop: number;
  readonly api: number;
  readonly release: number;
  readonly primary: number;
  readonly replica: number;
  readonly pool: number;
}
export interface Backends {
  readonly edges: readonly number[];
  readonly apis: readonly number[];
  readonly registries: readonly number[];
  /** Port and role port of each PostgreSQL. */
  readonly nodes: readonly (readonly [port: number, rolePort: number])[];
}

const listen = (name: string, port: number, lines: readonly string[]): string =>
  [`listen ${name}`, `bind 127.0.0.1:${port}`, ...lines].join('\n  ');
const http = (name: string, port: number, servers: readonly number[]): string =>
  listen(name, port, [
    'option forwardfor',
    'option httpchk GET /readyz',
    // What may have been carried out is not sent a second time.
    'http-request disable-l7-retry unless METH_GET',
    'default-server inter 500 fall 2 rise 1',
    ...servers.map((one, index) => `server ${name}${index} 127.0.0.1:${one} check`),
  ]);
const postgres = (role: 'primary' | 'replica', port: number, nodes: Backends['nodes']): string =>
  listen(role, port, [
    'mode tcp',
    'timeout client 1h',
    'timeout server 1h',
    `option httpchk GET /${role}`,
    'default-server inter 500 fall 1 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(([at, asked]) => `server pg${at} 127.0.0.1:${at} check port ${asked}`),
  ]);

const haproxyConfig = (ports: DrillPorts, backends: Backends): string =>
  [
    `global
  maxconn 4000
defaults
  mode http
  timeout connect 3s
  timeout client 75s
  timeout server 75s
  # A busy machine answers late; what is gone refuses at once.
  timeout check 5s
  option redispatch
  retries 3
  retry-on conn-failure empty-response`,
    http('shop', ports.shop, backends.edges),
    http('api', ports.api, backends.apis),
    http('release', ports.release, backends.registries),
    postgres('primary', ports.primary, backends.nodes),
    postgres('replica', ports.replica, backends.nodes),
    '',
  ].join('\n');

const database = (name: string, port: number): string =>
  `${name} = host=127.0.0.1 port=${port} dbname=tapnook user=tapnook password=${PASSWORD}`;
/** As `compose.yaml` sets it: after a switchover the next login is tried within a second. */
const pgbouncerConfig = (ports: DrillPorts): string => `[databases]
${database('tapnook', ports.primary)}
${database('tapnook_read', ports.replica)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pool}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 40
server_login_retry = 1
`;

/**
 * HAProxy before edges, APIs, registries and both roles of PostgreSQL, and PgBouncer before that.
 */
export const startBalancers = (
  folder: string,
  ports: DrillPorts,
  backends: Backends,
): { readonly stop: () => void } => {
  const files = {
    haproxy: path.join(folder, 'haproxy.cfg'),
    pgbouncer: path.join(folder, 'pgbouncer.ini'),
  };
  writeFileSync(files.haproxy, haproxyConfig(ports, backends));
  writeFileSync(files.pgbouncer, pgbouncerConfig(ports));
  const user = serverUser();
  if (user) chownSync(files.pgbouncer, user.uid, user.gid);
  const start = (name: string, args: readonly string[], as?: typeof user): ChildProcess => {
    const out = openSync(path.join(folder, `${name}.log`), 'a');
    return spawn(name, [...args], { ...as, cwd: folder, stdio: ['ignore', out, out] });
  };
  const children = [
    start('haproxy', ['-db', '-f', files.haproxy]),
    start('pgbouncer', [files.pgbouncer], user),
  ];
  return { stop: () => children.forEach((child) => child.kill('SIGKILL')) };
};
