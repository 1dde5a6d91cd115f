export { serverOf, type RemoteServer, type ServerPlan, type ServerSlot } from './remote-server.tsx';
export { createServerPlatform } from './server-platform.ts';
