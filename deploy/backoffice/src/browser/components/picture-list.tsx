import type { LocalisedText } from '@tapnook/contracts';
import {
  arrowIcon,
  arrowLeftIcon,
  Button,
  editIcon,
  FileField,
  imageIcon,
  moveFocus,
  Picture,
  starIcon,
  Tag,
  trashIcon,
} from '@tapnook/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { uploadPicture } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useAction } from '../use-action.ts';
import { BothFields } from './basics.tsx';
import { PictureCrop } from './picture-crop.tsx';

type Texts = Readonly<Record<string, LocalisedText>>;
const EMPTY = { en_gb: '', zh_hk: '' };

/** Moves pictures; the focus goes along with the one that was moved, and its place is told. */
const useOrder = (value: readonly string[], onChange: (value: string[]) => void) => {
  const { t, notify } = useBackOffice();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const picture = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset['picture'] === moved.current,
    );
    moveFocus(picture?.querySelector('button'));
    moved.current = null;
  });
  const move = (from: number, to: number): void => {
    const src = value[from];
    if (src === undefined || from === to) return;
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    moved.current = src;
    onChange(next);
    notify(t('pictures.moved', { number: from + 1, place: to + 1 }));
  };
  return { list, move };
};

/** The buttons under a picture: earlier, later, cover, crop, away. */
const PictureTools = ({
  index,
  count,
  onMove,
  onCrop,
  onRemove,
}: {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onCrop: () => void;
  readonly onRemove: () => void;
}) => {
  const { t } = useBackOffice();
  const number = index + 1;
  const tool = (icon: string, key: string, onClick: () => void) => (
    <Button
      size="s"
      tone="ghost"
      icon={icon}
      aria-label={t(`pictures.${key}`, { number })}
      onClick={onClick}
    />
  );
  return (
    <span className="cluster">
      {index > 0 && tool(arrowLeftIcon, 'earlier', () => onMove(index - 1))}
      {index < count - 1 && tool(arrowIcon, 'later', () => onMove(index + 1))}
      {index > 0 && tool(starIcon, 'first', () => onMove(0))}
      {tool(editIcon, 'crop', onCrop)}
      {tool(trashIcon, 'remove', onRemove)}
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
  const { t, text } = useBackOffice();
  const { busy, act } = useAction();
  const { list, move } = useOrder(value, onChange);
  const [cropping, setCropping] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);
  const croppedSrc = cropping === null ? undefined : value[cropping];
  const add = async (files: readonly File[]): Promise<void> => {
    const sent = await act(
      () => Promise.all(files.slice(0, most - value.length).map(uploadPicture)),
      t('pictures.added'),
    );
    if (sent) onChange([...value, ...sent]);
  };
  /** A cropped picture has an address of its own; it still shows the same. */
  const replace = (before: string, after: string): void => {
    const words = texts?.[before];
    onChange(value.map((src) => (src === before ? after : src)));
    if (words) onTexts?.({ ...texts, [after]: words });
    setCropping(null);
  };
  return (
    <div className="picture-list">
      <ul role="list" ref={list}>
        {value.map((src, index) => (
          // Dragging is a shortcut: the buttons below do the same by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={src}
            data-picture={src}
            draggable={most > 1}
            onDragStart={() => (dragged.current = index)}
            onDragOver={(event) => dragged.current !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== null) move(dragged.current, index);
              dragged.current = null;
            }}
          >
            <Picture
              src={src}
              alt={text(texts?.[src]) || t('pictures.one', { number: index + 1 })}
              width={320}
              height={240}
              sizes="160px"
              ratio="4:3"
            />
            {index === 0 && most > 1 && <Tag size="m">{t('pictures.cover')}</Tag>}
            <PictureTools
              index={index}
              count={value.length}
              onMove={(to) => move(index, to)}
              onCrop={() => setCropping(index)}
              onRemove={() => onChange(value.filter((one) => one !== src))}
            />
          </li>
        ))}
      </ul>
      {croppedSrc !== undefined && cropping !== null && (
        <PictureCrop
          src={croppedSrc}
          number={cropping + 1}
          onCropped={(after) => replace(croppedSrc, after)}
          onClose={() => setCropping(null)}
        />
      )}
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
