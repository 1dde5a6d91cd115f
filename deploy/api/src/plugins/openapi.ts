import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';

const zodToJsonConfig = { target: 'draft-2020-12', unrepresentable: 'any' } as const;

/** OpenAPI 3.1 at `/api/openapi.json`, to browse at `/api/docs`; both from the contracts. */
export const registerOpenapi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'TapNook API',
        version: '1',
        description:
          'Every call of the marketplace. Success: code "0"; failures carry a code of the ' +
          'error catalogue and both languages.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: createJsonSchemaTransform({
      zodToJsonConfig,
      skipList: [
        '/api/docs',
        '/api/docs/*',
        '/api/openapi.json',
        '/healthz',
        '/livez',
        '/.well-known/jwks.json',
      ],
    }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
