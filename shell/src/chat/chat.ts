import { isFlagOn } from '@tapnook/contracts';
import { getChatIdentity, getProfile, getRegions } from '@tapnook/contracts/calls';
import { personName } from '@tapnook/kernel';
import { callQuery, type CallResult, type Platform } from '@tapnook/platform';
import { retryWhenOnline } from '../scheduling/retry-when-online.ts';

/** What the embedded chat is told of a member (part 1, section 1). */
export interface ChatMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly image: string;
}

/** Member id, name, notification or social e-mail, phone with its region's prefix, picture. */
export const chatMember = (
  profile: CallResult<typeof getProfile>,
  regions: CallResult<typeof getRegions>,
): ChatMember => {
  const prefix = regions.find((region) => region.id === profile.phoneRegionId)?.prefixNo;
  return {
    id: profile.userId,
    name: personName(profile),
    email:
      profile.notificationEmailAddress ||
      profile.googleEmailAddress ||
      profile.facebookEmailAddress ||
      profile.appleEmailAddress ||
      '',
    phone: profile.phone ? `${prefix ? `+${prefix} ` : ''}${profile.phone}` : '',
    image: profile.profileImage ?? '',
  };
};

const readMember = async ({ queryClient, http, session }: Platform): Promise<ChatMember | null> => {
  if (!session.getState().user) return null;
  const [profile, regions] = await Promise.all([
    queryClient.ensureQueryData(callQuery(http, getProfile, {}, { handledErrorCodes: 'all' })),
    queryClient.ensureQueryData(callQuery(http, getRegions, {}, { handledErrorCodes: 'all' })),
  ]);
  return chatMember(profile, regions);
};

export type ChatIdentity = CallResult<typeof getChatIdentity>;

/** What proves to the provider who is there; asked for once the chat is open, of members alone. */
const readIdentity = async ({ queryClient, http }: Platform): Promise<ChatIdentity> =>
  queryClient.ensureQueryData(callQuery(http, getChatIdentity, {}, { handledErrorCodes: 'all' }));

/** Where a chat provider's widget hangs; the sandbox's one is a frame on its own origin. */
export interface ChatAdapter {
  show(): void;
  hide(): void;
  identify(member: ChatMember | null, route: string): void;
}

/**
 * Tells the chat who is there at sign-in, at sign-out and on every route change (part 1, section
 * 1). The widget does not exist on checkout and payment pages, nor on bare ones, where it would lie
 * over the one thing that they show.
 */
export const bridgeChat = (platform: Platform, chat: ChatAdapter): void => {
  let latest: object | undefined;
  const tell = async (): Promise<void> => {
    const { route, path } = platform.route.getState();
    const mine = (latest = {});
    if (route.sensitive || !route.header) return chat.hide();
    chat.show();
    const member = await readMember(platform).catch(() => null);
    // A profile that comes after its owner has signed out, or another page was opened, is old.
    if (mine === latest) chat.identify(member, path);
  };
  platform.events.on('session:changed', () => void tell());
  platform.route.subscribe(() => void tell());
  platform.session.subscribe(() => void tell());
  void tell();
};

/** Loads the widget's code, if a chat is configured; for a page at rest. */
export const startChat = (platform: Platform): void => {
  const { chatOrigin, chatProvider } = platform.config;
  if (!chatOrigin || !isFlagOn(platform.config, 'chat-widget')) return;
  retryWhenOnline(() =>
    import('./frame-chat.ts').then(({ createFrameChat }) =>
      bridgeChat(
        platform,
        createFrameChat(chatOrigin, {
          locale: platform.locale,
          t: (key) => platform.i18n.t(`shell:${key}`),
          ...(chatProvider && { readIdentity: () => readIdentity(platform) }),
        }),
      ),
    ),
  );
};
