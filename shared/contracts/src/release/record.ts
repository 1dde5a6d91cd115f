import { z } from 'zod';

/**
 * The apps a composition is made of (architecture, section 3). New remotes may be added, so names
 * are open.
 */
export const AppName = z.string().regex(/^(shell|mf-[a-z][a-z0-9-]{0,40})$/);
const NUMBER = String.raw`(?:0|[1-9]\d{0,8})`;
/** A part of a pre-release: a number without leading noughts, or a word that is no number. */
const IDENTIFIER = String.raw`(?:${NUMBER}|\d*[a-z-][0-9a-z-]*)`;
/**
 * Semantic Versioning 2.0.0 without build metadata, in small letters: what cannot be compared is no
 * version.
 */
export const Version = z
  .string()
  .max(70)
  .regex(
    new RegExp(String.raw`^${NUMBER}(?:\.${NUMBER}){2}(?:-${IDENTIFIER}(?:\.${IDENTIFIER})*)?$`),
  );
/** Subresource-integrity form, as browsers take it. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/**
 * A remote's file for pages without our shell: an ES module with Module Federation's `get` and
 * `init`.
 */
export const MODULE_ENTRY = 'browser/esm/module.js';

export const FileEntry = z.strictObject({
  integrity: Integrity,
  bytes: z.int().nonnegative(),
  compressed: z.int().nonnegative(),
});

export const RouteEntry = z.strictObject({
  id: z.string(),
  /** React Router pattern without the locale, for example `/detail/:customUrl?`. */
  path: z.string().startsWith('/'),
  /** Parameters that its page reads; versions that do not say it are rendered with all. */
  query: z.array(z.string()).readonly().optional(),
  auth: z.boolean(),
  /** Rendered on the server with its data, or only as a shell that the browser fills. */
  render: z.enum(['server', 'browser']),
  header: z.boolean(),
  footer: z.boolean(),
  searchBar: z.boolean(),
  fixedHeader: z.boolean(),
  tabBar: z.boolean(),
  /** Payment pages: only allow-listed remotes, no chat, no third-party script. */
  sensitive: z.boolean(),
  /**
   * Files (relative to the version's folder) that this route needs first, in load order, from the
   * entry on.
   */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});

/**
 * Immutable, one per published version of an app. Every file a browser or server may load is listed
 * with its hash.
 */
export const ReleaseRecord = z.strictObject({
  schema: z.literal(1),
  name: AppName,
  version: Version,
  /** Federation container and library global, versioned: `mf_catalog_1_7_0`. */
  global: z.string().regex(/^[a-z][a-z0-9_]+$/),
  /** Browser entry (`remoteEntry.js`; for the shell its script files are in `scripts`). */
  entry: z.string(),
  serverEntry: z.string(),
  /** The shell's initial scripts and styles, in order; empty for remotes. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  files: z.record(z.string(), FileEntry),
  routes: z.array(RouteEntry),
  /** Exposed modules → the files each needs first. */
  exposes: z.record(
    z.string(),
    z.strictObject({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  ),
  slots: z.strictObject({ gives: z.array(z.string()), uses: z.array(z.string()) }),
  events: z.strictObject({ emits: z.array(z.string()), listens: z.array(z.string()) }),
  links: z.strictObject({ gives: z.array(z.string()), uses: z.array(z.string()) }),
  /** Shared library → the range required (remotes) or the exact version provided (shell). */
  shared: z.record(z.string(), z.string()),
  /** Version of the contracts package it was built against; majors must agree. */
  contract: Version,
  budget: z.strictObject({ limit: z.int().positive(), actual: z.int().nonnegative() }),
  provenance: z.strictObject({
    builtAt: z.iso.datetime(),
    source: z.string(),
    builder: z.string(),
    /** Of the sources, and whether they differed from it. */
    commit: z
      .string()
      .regex(/^[\da-f]{40,64}$/)
      .optional(),
    modified: z.boolean().optional(),
    author: z.string().max(200).optional(),
    repository: z.string().max(300).optional(),
    /** SHA-256 of the lock file that the libraries are from. */
    lockfile: z
      .string()
      .regex(/^[\da-f]{64}$/)
      .optional(),
  }),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;
export type RouteEntry = z.infer<typeof RouteEntry>;
