import { z } from 'zod';
import { instant, localisedText, wireId } from './basics.ts';
import {
  codeField,
  emailField,
  englishNameField,
  freeText,
  mediaPath,
  nameField,
  passwordField,
  phoneField,
} from './fields.ts';
import { schemaMessage } from './messages.ts';

export const providerType = z.enum(['google', 'facebook', 'apple']).meta({ id: 'ProviderType' });
/** What a verification code is for; a code of one purpose is worth nothing for another. */
export const codePurpose = z
  .enum([
    'LOGIN',
    'REGISTER',
    'RESET_PASSWORD',
    'LINK_PHONE',
    'LINK_EMAIL',
    'NOTIFICATION_EMAIL',
    'REAUTHENTICATE',
    'DELETE_ACCOUNT',
  ])
  .meta({ id: 'CodePurpose' });
/**
 * A region with its calling code without plus; `id` is its ISO 3166 code, for example `HK` with
 * `852`.
 */
export const region = z
  .object({
    id: z.string(),
    regionName: localisedText,
    prefixNo: z.string(),
    frequentlyUsed: z.boolean(),
  })
  .meta({ id: 'Region' });

/** An e-mail address, or a phone number with its region. */
export const identityFields = {
  email: emailField.optional(),
  phoneNo: phoneField.optional(),
  regionId: wireId.optional(),
};
const eitherIdentity = {
  message: schemaMessage('identity'),
  path: ['email'],
};
const namesOne = (value: {
  email?: string | undefined;
  phoneNo?: string | undefined;
  regionId?: string | undefined;
}): boolean =>
  value.email !== undefined
    ? value.phoneNo === undefined
    : value.phoneNo !== undefined && value.regionId !== undefined;

/**
 * Sends a code to an e-mail address or a phone. A signed-in shopper may leave the identity out
 * where it is their own.
 */
export const sendCodeInput = z
  .object({ type: codePurpose, ...identityFields })
  .refine(namesOne, eitherIdentity)
  .meta({ id: 'SendCodeRequest' });
export const sendClientCodeInput = z
  .object({ type: codePurpose, ...identityFields })
  .meta({ id: 'SendClientCodeRequest' });
/**
 * A code that was sent. `challengeId` binds it to this browser: it goes back with the code. Times
 * in seconds; `triesLeft` wrong tries are allowed.
 */
export const codeReceipt = z
  .object({
    challengeId: z.string(),
    ttl: z.number().int(),
    resendAfter: z.number().int(),
    triesLeft: z.number().int(),
    sentTo: z.string().meta({ description: 'Masked.' }),
  })
  .meta({ id: 'CodeReceipt' });

/** A code with the `challengeId` that only the browser which asked for it was given. */
const challenge = { verificationCode: codeField, challengeId: wireId };
/** Phone with code, or e-mail with code (part 2, section 3). */
export const codeProof = z
  .object({ type: codePurpose, ...identityFields, ...challenge })
  .meta({ id: 'CodeProof' });
/** A proof to be spent within `ttl` seconds on one act. */
export const ticketResult = z
  .object({
    ticket: z.string(),
    ttl: z.number().int(),
    status: z.boolean(),
    identifyForAccess: z.string().meta({ description: 'The proved address or number, masked.' }),
  })
  .meta({ id: 'TicketResult' });

export const emailLogin = z
  .object({
    email: emailField,
    password: z.string().min(1).max(128),
    acceptNotification: z.boolean().optional(),
  })
  .meta({ id: 'EmailLogin' });
export const phoneLogin = z
  .object({
    phoneNo: phoneField,
    regionId: wireId,
    ...challenge,
    acceptNotification: z.boolean().optional(),
  })
  .meta({ id: 'PhoneLogin' });
export const registerInput = z
  .object({
    email: emailField,
    password: passwordField,
    ...challenge,
    firstName: nameField.optional(),
    lastName: nameField.optional(),
    acceptNotification: z.boolean().optional(),
  })
  .meta({ id: 'RegisterRequest' });
/** What the header shows. */
export const sessionUser = z
  .object({
    userId: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    role: z.enum(['client', 'merchant', 'admin']),
    deletionAt: instant.nullable().meta({ description: 'As in the login result.' }),
  })
  .meta({ id: 'SessionUser' });
/** Login result (part 2, section 3), with the user that the edge puts into its readable cookie. */
export const loginResult = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    deviceToken: z
      .string()
      .optional()
      .meta({
        description:
          'Given at a sign-in; sent back as `x-known-device`, it keeps strangers’ wrong tries ' +
          'from counting here.',
      }),
    expiresIn: z.number().int().meta({ description: 'Seconds until the access token ends.' }),
    firstLogin: z.boolean(),
    user: sessionUser,
    deletionAt: instant.nullable().meta({
      description:
        'Set while the account is being deleted; signing in does not cancel it by itself.',
    }),
  })
  .meta({ id: 'LoginResult' });

/**
 * Proof that the owner sits at the keyboard: the password, a ticket, or neither within 10 minutes
 * of signing in.
 */
export const ownerProof = { password: z.string().max(128).optional(), ticket: wireId.optional() };

export const linkedProvider = z
  .object({
    providerType,
    providerId: z.string(),
    familyName: z.string(),
    givenName: z.string(),
    email: z.string().nullable(),
    profile: z.string().nullable(),
  })
  .meta({ id: 'LinkedProvider' });
const text = z.string();
const maybe = z.string().nullable();
/** User profile (part 2, section 3). */
export const userProfile = z
  .object({
    userId: text,
    profileImage: maybe,
    phone: maybe,
    email: maybe,
    firstName: text,
    lastName: text,
    realFirstName: text,
    realLastName: text,
    regionId: maybe,
    phoneRegionId: maybe,
    notificationPhoneRegionId: maybe,
    notificationPhoneNo: maybe,
    notificationEmailAddress: maybe,
    usePhoneNotification: z.boolean(),
    useEmailNotification: z.boolean(),
    googleId: maybe,
    googleEmailAddress: maybe,
    facebookId: maybe,
    facebookEmailAddress: maybe,
    appleId: maybe,
    appleEmailAddress: maybe,
    providers: z.array(linkedProvider),
    playerId: maybe,
    hasPassword: z.boolean(),
    useNotification: z.boolean(),
    needSetNotificationEmail: z.boolean(),
    role: z.enum(['client', 'merchant', 'admin']),
    locale: z.enum(['en-US', 'zh-HK']),
    createdAt: instant,
    deletionAt: instant.nullable(),
  })
  .meta({ id: 'UserProfile' });
/** All are null while no chat provider that asks for proof is set up. */
export const chatIdentity = z
  .object({
    /** Names the shopper's conversation at the provider, and is a secret between us and them. */
    token: maybe,
    email: maybe,
    /** Absent for an address that nobody has proved to be the shopper's. */
    emailSignature: maybe,
  })
  .meta({ id: 'ChatIdentity' });
/** What a shopper changes about themselves; e-mail and phone change through `linkCredential`. */
export const profileChange = z
  .object({
    firstName: nameField.or(z.literal('')).optional(),
    lastName: nameField.or(z.literal('')).optional(),
    realFirstName: englishNameField.or(z.literal('')).optional(),
    realLastName: englishNameField.or(z.literal('')).optional(),
    regionId: wireId.nullable().optional(),
    profileImage: mediaPath.nullable().optional(),
    locale: z.enum(['en-US', 'zh-HK']).optional(),
  })
  .meta({ id: 'ProfileChange' });
export const notificationChange = z
  .object({
    useNotification: z.boolean().optional(),
    useEmailNotification: z.boolean().optional(),
    usePhoneNotification: z.boolean().optional(),
    notificationEmailAddress: emailField.optional(),
    notificationPhoneRegionId: wireId.optional(),
    notificationPhoneNo: phoneField.optional(),
    verificationCode: codeField.optional(),
    challengeId: wireId.optional(),
    ...ownerProof,
  })
  .meta({
    id: 'NotificationChange',
    description:
      'A new notification address that is not yet the account’s own needs a code of ' +
      'NOTIFICATION_EMAIL and step-up authentication.',
  });

/**
 * What the provider sent back to the page, with the `flowId` that the page kept (see `startOauth`).
 */
export const oauthReturn = z
  .object({
    flowId: wireId,
    code: z.string().min(1).max(2048),
    state: z.string().min(1).max(512),
    iss: z.string().max(300).optional(),
    user: z.string().max(1000).optional().meta({
      description: 'What Apple posts beside the code the first time: a name, as JSON.',
    }),
    acceptNotification: z.boolean().optional(),
  })
  .meta({ id: 'OauthReturn' });

const addressFields = {
  firstName: nameField,
  lastName: nameField,
  phone: phoneField,
  phoneRegionId: wireId,
  regionId: wireId,
  email: emailField,
  useNotification: z.boolean(),
  address: freeText(300),
};
/** Address book entry (part 2, section 3). */
export const addressInput = z
  .object({
    ...addressFields,
    useNotification: z.boolean().default(false),
    address: freeText(300).default(''),
  })
  .meta({ id: 'AddressRequest' });
export const addressChange = z.object(addressFields).partial().meta({ id: 'AddressChange' });
export const addressEntry = z
  .object({
    id: text,
    firstName: text,
    lastName: text,
    phone: text,
    phoneRegionId: text,
    regionId: text,
    email: text,
    useNotification: z.boolean(),
    address: text,
  })
  .meta({ id: 'AddressEntry' });

export const subscriptionTopic = z
  .enum(['offers', 'new_places', 'coins', 'reviews'])
  .meta({ id: 'SubscriptionTopic' });
export const subscriptionState = z
  .object({ subscribed: z.boolean(), topics: z.array(subscriptionTopic), email: maybe })
  .meta({ id: 'SubscriptionState' });

export const device = z
  .object({
    id: text,
    name: text,
    platform: text,
    ipAddress: text,
    createdAt: instant,
    lastSeenAt: instant,
    current: z.boolean(),
  })
  .meta({ id: 'Device' });
export const notification = z
  .object({
    id: text,
    kind: z.enum(['security', 'order', 'coins', 'review', 'account']),
    title: localisedText,
    body: localisedText,
    link: maybe,
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });
export const passkey = z
  .object({ id: text, name: text, createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' });
/** A WebAuthn document as the browser made it; judged by the server's WebAuthn library. */
export const webauthnDocument = z.record(z.string().max(64), z.unknown());
