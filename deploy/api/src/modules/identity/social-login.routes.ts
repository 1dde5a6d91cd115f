import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { finishFlow, startFlow } from './oauth.service.ts';
import { toProfile } from './profile-view.ts';
import { signInContext } from './sign-in.service.ts';
import { linkSocial, signInSocial, unlinkSocial } from './social-login.service.ts';
import { requireStepUp } from './step-up-auth.service.ts';
import { requireUser } from './user.service.ts';

type Calls = 'startOauth' | 'finishOauth' | 'linkProvider' | 'unlinkProvider';

/** Signing in by Google, Facebook or Apple, and linking them to an account. */
export const socialLoginHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const me = (viewer: Viewer) => requireUser(deps.db, viewer);
  const profileOf = async (viewer: Viewer) => toProfile(deps.db, await me(viewer));
  return {
    startOauth: async ({ params, query, viewer, locale }) => {
      // The flow is the proof that `linkProvider` asks for: nobody else can begin one for them.
      if (query.intent === 'link') {
        if (!viewer) throw new ApiError('10104');
        await requireStepUp(deps, viewer, await me(viewer), undefined);
      }
      return startFlow(deps, {
        provider: params.provider,
        intent: query.intent,
        userId: query.intent === 'link' && viewer ? Number(viewer.userId) : null,
        redirectUri: query.redirectUri,
        locale,
      });
    },
    finishOauth: async (call) => {
      const identity = await finishFlow(deps, {
        ...call.body,
        provider: call.params.provider,
        intent: 'login',
        userId: null,
      });
      return signInSocial(
        deps,
        identity,
        { locale: call.locale, acceptNotification: call.body.acceptNotification ?? false },
        signInContext(call),
      );
    },
    linkProvider: async ({ viewer, body }) => {
      const user = await me(viewer);
      await linkSocial(
        deps,
        user,
        await finishFlow(deps, { ...body, provider: body.type, intent: 'link', userId: user.id }),
      );
      return profileOf(viewer);
    },
    unlinkProvider: async ({ viewer, body }) => {
      const user = await me(viewer);
      await requireStepUp(deps, viewer, user, body);
      await unlinkSocial(deps, viewer, user, body.type, body.providerId);
      return profileOf(viewer);
    },
  };
};
