import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import {
  bytesOfHex,
  hashOfLeaf,
  verifyInclusion,
  type ReleaseRecord,
} from '@tapnook/contracts/release';
import english from '../locales/en-US.json' with { type: 'json' };
import type { ReleasePlace } from '../log/transparency-log.ts';
import { sha256Bytes } from '../log/tree-store.ts';
import type { ReleasePolicy } from '../policy/policy.ts';
import { publicKeyOf, readPrivateKey } from '../provenance/envelope.ts';
import type { StoredProvenance } from '../provenance/publish-provenance.ts';
import { commitOf, readStatement } from '../provenance/statement.ts';
import { judgeProvenance } from '../provenance/verify-provenance.ts';
import { digestOf } from '../signing/digest.ts';
import type { Client } from './client.ts';
import { appAndVersion, UsageError, type Command, type Outcome } from './command.ts';

/** A builder's key: made in a file that only its owner reads, or that of the file. */
const builderKey = async (file: string | undefined): Promise<Outcome> => {
  if (!file) throw new UsageError('Name the file of the key: provenance key builder.pem.');
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), {
      mode: 0o600,
      flag: 'wx',
    });
  }
  const key = publicKeyOf(readPrivateKey(await readFile(file, 'utf8')));
  return {
    data: { key, file },
    lines: [`${file} signs; the policy pins its public half among the builder's keys:`, `  ${key}`],
  };
};

/** Whether the transparency log has the version, proven by the hashes that it gives. */
const logLine = ({ leaf, proof, ...place }: ReleasePlace): string => {
  const isProven = verifyInclusion(
    { ...place, leaf: hashOfLeaf(leaf, sha256Bytes), proof: proof.map(bytesOfHex) },
    bytesOfHex(place.root),
    sha256Bytes,
  );
  const entry = `Entry ${place.index} of ${place.size} of the transparency log`;
  return `${entry}: its proof ${isProven ? 'holds' : 'does not hold'}.`;
};

/** Verified here again, from the record and the statement, by the policy in force. */
const verify = async (client: Client, word: string | undefined): Promise<Outcome> => {
  const { app, version } = appAndVersion(word);
  const address = `/v1/apps/${app}/versions/${version}`;
  const [{ record }, { envelope }, { document }, place] = await Promise.all([
    client.get<{ record: ReleaseRecord }>(address),
    client.get<StoredProvenance>(`${address}/provenance`),
    client.get<{ document: ReleasePolicy }>('/v1/policy'),
    client.get<ReleasePlace>(`/v1/log/releases/${app}/${version}`),
  ]);
  const digest = digestOf(record);
  const { builder, fault } = judgeProvenance(record, digest, envelope, document.provenance);
  const statement = readStatement(envelope);
  const commit = statement && commitOf(statement);
  const data = { app, version, digest, builder, fault, statement, log: place };
  if (fault) return { data, lines: [english.provenance[fault]], exitCode: 1 };
  return {
    data,
    lines: [
      `${app} ${version}, record ${digest}`,
      builder
        ? `Built by ${builder}: its signature holds.`
        : `Says that ${statement?.predicate.runDetails.builder.id} built it; the policy pins no ` +
          'builder, so nobody vouches for that.',
      ...(commit ? [`From commit ${commit}.`] : []),
      logLine(place),
    ],
  };
};

export const provenanceCommand: Command = {
  usage: 'provenance <app>@<version> | provenance key FILE',
  about:
    'verifies who built a version, by the policy in force; or makes a builder’s key and ' +
    'prints its public half',
  run: (client, [word, file]) => (word === 'key' ? builderKey(file) : verify(client, word)),
};
