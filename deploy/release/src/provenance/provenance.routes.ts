import { AppName, Version } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RegistryError } from '../errors.ts';
import { input } from '../http/input.ts';
import type { Registry } from '../registry/registry.ts';
import { findProvenance } from './publish-provenance.ts';

const NameVersion = z.object({ name: AppName, version: Version });

/** The statement that came with a version, for whoever wants to verify it again. */
export const provenanceRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/apps/:name/versions/:version/provenance', async (request) => {
      const { name, version } = input(NameVersion, request.params);
      const stored = await findProvenance(registry.db, name, version);
      if (!stored) throw new RegistryError('50107', { app: name, version, provenance: null });
      return { app: name, version, ...stored };
    });
  };
