import { listFavourites, removeFavourite, saveFavourites } from '@tapnook/contracts/calls';
import { createWishlistStore, defineStored, type Platform } from '@tapnook/platform';

const stored = defineStored({
  key: 'wishlist',
  scope: 'user',
  area: 'local',
  parse: (value) =>
    Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : undefined,
});
const readDevice = (): string[] => stored.read() ?? [];
const writeDevice = (ids: readonly string[]): void => stored.write(ids.slice(0, 200));

/**
 * The hearts: written to the device for visitors, to the account for members; an account's refusal
 * is taken back.
 */
export const createBrowserWishlist = (platform: () => Platform) => {
  const store = createWishlistStore((productId, saved) => {
    const { http, session, events } = platform();
    events.emit('saved:changed', { productId, saved });
    if (!session.getState().user) return writeDevice(store.getState().ids);
    const call = saved
      ? http.call(saveFavourites, { body: { productIds: [productId] } })
      : http.call(removeFavourite, { params: { productId } });
    call.catch(() =>
      store.setState((state) => ({
        ids: saved ? state.ids.filter((id) => id !== productId) : [productId, ...state.ids],
      })),
    );
  });
  return store;
};

/** Reads the hearts of now; at sign-in those of the device are merged into the account. */
export const loadWishlist = async (platform: Platform): Promise<void> => {
  const { http, session, saved } = platform;
  const device = readDevice();
  const { user } = session.getState();
  if (!user) return saved.getState().replace(device);
  if (device.length > 0) {
    const merged = await http
      .call(saveFavourites, { body: { productIds: device } }, { handledErrorCodes: 'all' })
      .catch(() => undefined);
    if (merged) writeDevice([]);
  }
  const ids = await http
    .call(listFavourites, {}, { handledErrorCodes: 'all' })
    .catch(() => undefined);
  // What was asked for somebody is not shown to somebody else.
  if (ids && session.getState().user?.userId === user.userId)
    saved.getState().replace(ids.productIds);
};
