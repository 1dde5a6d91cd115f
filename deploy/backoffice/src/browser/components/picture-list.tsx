import type { LocalisedText } from '@tapnook/contracts';
import {
  arrowLeftIcon,
  arrowIcon,
  Button,
  FileField,
  imageIcon,
  Picture,
  starIcon,
  Tag,
  trashIcon,
} from '@tapnook/ui';
import { uploadPicture } from '../api.ts';
import { useAct } from '../use-act.ts';
import { useWork } from '../work.tsx';
import { BothFields } from './basics.tsx';

type Texts = Readonly<Record<string, LocalisedText>>;
const EMPTY = { en_gb: '', zh_hk: '' };
const moved = (list: readonly string[], from: number, to: number): string[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** The buttons under a picture: earlier, later, cover, away. */
const PictureTools = ({
  index,
  value,
  onChange,
}: {
  readonly index: number;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}) => {
  const { t } = useWork();
  const number = index + 1;
  const tool = (icon: string, key: string, next: string[]) => (
    <Button
      size="s"
      tone="ghost"
      icon={icon}
      aria-label={t(`pictures.${key}`, { number })}
      onClick={() => onChange(next)}
    />
  );
  return (
    <span className="bo-line">
      {index > 0 && tool(arrowLeftIcon, 'earlier', moved(value, index, index - 1))}
      {index < value.length - 1 && tool(arrowIcon, 'later', moved(value, index, index + 1))}
      {index > 0 && tool(starIcon, 'first', moved(value, index, 0))}
      {tool(
        trashIcon,
        'remove',
        value.filter((_one, at) => at !== index),
      )}
    </span>
  );
};

/** Pictures in their order; the first is the cover, which cards and shared links show. */
export const PictureList = ({
  label,
  value,
  onChange,
  texts,
  onTexts,
  most = 20,
}: {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** What each shows, by its address; without it there is nothing to write. */
  readonly texts?: Texts;
  readonly onTexts?: (texts: Record<string, LocalisedText>) => void;
  readonly most?: number;
}) => {
  const { t, text } = useWork();
  const { busy, act } = useAct();
  const add = async (files: readonly File[]): Promise<void> => {
    const sent = await act(
      () => Promise.all(files.slice(0, most - value.length).map(uploadPicture)),
      t('pictures.added'),
    );
    if (sent) onChange([...value, ...sent]);
  };
  return (
    <div className="bo-pictures">
      <ul role="list">
        {value.map((src, index) => (
          <li key={src}>
            <Picture
              src={src}
              alt={text(texts?.[src]) || t('pictures.one', { number: index + 1 })}
              width={320}
              height={240}
              sizes="160px"
              ratio="4:3"
            />
            {index === 0 && most > 1 && <Tag size="m">{t('pictures.cover')}</Tag>}
            <PictureTools index={index} value={value} onChange={onChange} />
          </li>
        ))}
      </ul>
      {texts &&
        value.map((src, index) => (
          <BothFields
            key={src}
            label={t('pictures.shows', { number: index + 1 })}
            name={`imageTexts.${src}`}
            value={texts[src] ?? EMPTY}
            onChange={(written) => onTexts?.({ ...texts, [src]: written })}
          />
        ))}
      {value.length < most && (
        <FileField
          label={label}
          prompt={busy ? t('pictures.sending') : t('pictures.add')}
          icon={imageIcon}
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple={most > 1}
          onFiles={(files) => void add(files)}
        />
      )}
    </div>
  );
};
