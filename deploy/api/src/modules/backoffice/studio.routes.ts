import { links, localePath } from '@tapnook/contracts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import {
  createPreviewToken,
  idOf,
  pageOf,
  previewedProduct,
  previewProduct,
} from '../catalog/index.ts';
import { MANAGERS, requireMember } from '../merchants/index.ts';
import { setPersonTypes } from './person-types.service.ts';
import { setPlanOptions } from './plan-options.service.ts';
import { restoreVersion } from './product-restore.service.ts';
import { listVersions } from './product-versions.service.ts';
import { readManagedProduct } from './product-view.service.ts';

type Calls =
  | 'setPersonTypes'
  | 'setPlanOptions'
  | 'listProductVersions'
  | 'restoreProductVersion'
  | 'createProductPreview'
  | 'openProductPreview';

/** A product's options, its versions and the look at its page. */
export const studioHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const { db } = deps;
  const writer = (viewer: Viewer) => requireMember(db, viewer, MANAGERS);
  return {
    setPersonTypes: async ({ viewer, params, body }) =>
      setPersonTypes(
        db,
        await writer(viewer),
        idOf(params.productId),
        idOf(params.planId),
        body.personTypes,
      ),
    setPlanOptions: async ({ viewer, params, body }) =>
      setPlanOptions(db, await writer(viewer), idOf(params.productId), idOf(params.planId), body),
    listProductVersions: async ({ viewer, params }) => {
      const id = idOf(params.productId);
      const { version } = await readManagedProduct(db, await writer(viewer), id);
      return listVersions(db, id, version);
    },
    restoreProductVersion: async ({ viewer, params, body }) =>
      restoreVersion(db, await writer(viewer), idOf(params.productId), {
        version: params.version,
        current: body.current,
      }),
    createProductPreview: async ({ viewer, params, locale }) => {
      const id = idOf(params.productId);
      await readManagedProduct(db, await requireMember(db, viewer), id);
      const { token, expiresAt } = createPreviewToken(deps.env, id, await deps.clock.now());
      return {
        path: `${localePath(locale, links.preview(String(id)))}&token=${token}`,
        expiresAt: expiresAt.toISOString(),
      };
    },
    openProductPreview: async ({ body, locale }) => {
      const id = previewedProduct(deps.env, body.token, await deps.clock.now());
      if (id === undefined) throw new ApiError('10405');
      const product = await previewProduct(db, String(id), pageOf(deps, { locale }), 'any');
      return { ...product, previewToken: body.token };
    },
  };
};
