import type { Picture } from '../../../pictures/pictures.ts';
import { useRegistry } from '../data/queries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './version-diff.module.css';

interface Side {
  readonly version: string;
  readonly pictures: readonly Picture[];
}
const keyOf = ({ route, width }: Picture): string => `${route} ${width}`;

const OneSide = ({
  app,
  side: { version, pictures },
  of,
}: {
  readonly app: string;
  readonly side: Side;
  readonly of: Picture;
}) => {
  const { t } = useTexts();
  const { route, width } = of;
  const has = pictures.some((one) => keyOf(one) === keyOf(of));
  return (
    <figure>
      <figcaption>{`${version} · ${width} px`}</figcaption>
      {has ? (
        <img
          src={`/v1/apps/${app}/versions/${version}/pictures/${encodeURIComponent(route)}/${width}`}
          alt={t('diff.pictureOf', { route, version })}
          loading="lazy"
        />
      ) : (
        <p className="text-muted">{t('diff.noPicture')}</p>
      )}
    </figure>
  );
};

/** Key routes before and after, side by side. */
export const VersionPictures = ({
  app,
  from,
  to,
}: {
  readonly app: string;
  readonly from: string;
  readonly to: string;
}) => {
  const { t } = useTexts();
  const read = (version: string) => `/v1/apps/${app}/versions/${version}/pictures`;
  const before = useRegistry<{ pictures: Picture[] }>(read(from));
  const after = useRegistry<{ pictures: Picture[] }>(read(to));
  const sides: readonly [Side, Side] = [
    { version: from, pictures: before.data?.pictures ?? [] },
    { version: to, pictures: after.data?.pictures ?? [] },
  ];
  const all = [
    ...new Map(sides.flatMap(({ pictures }) => pictures.map((one) => [keyOf(one), one]))).values(),
  ];
  return (
    <section className={styles.pictures}>
      <h3>{t('diff.pictures')}</h3>
      {all.length === 0 && (
        <p className="text-muted">{t('diff.noPictures', { command: `pictures ${app}@${to}` })}</p>
      )}
      {all.map((picture) => (
        <div key={keyOf(picture)} className={styles.pair} role="group" aria-label={picture.route}>
          <h4 className="mono">{picture.route}</h4>
          {sides.map((side) => (
            <OneSide key={side.version} app={app} side={side} of={picture} />
          ))}
        </div>
      ))}
    </section>
  );
};
