import { Button, FileField, imageIcon, Picture, trashIcon, arrowLeftIcon } from '@tapnook/ui';
import { uploadPicture } from '../api.ts';
import { useAct } from '../use-act.ts';
import { useWork } from '../work.tsx';

/** Pictures in their order; the first is the one of the card. */
export const PictureList = ({
  label,
  value,
  onChange,
  most = 20,
}: {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly most?: number;
}) => {
  const { t } = useWork();
  const { busy, act } = useAct();
  const add = async (files: readonly File[]): Promise<void> => {
    const sent = await act(
      () => Promise.all(files.slice(0, most - value.length).map(uploadPicture)),
      t('pictures.added'),
    );
    if (sent) onChange([...value, ...sent]);
  };
  const without = (index: number): string[] => value.filter((_one, at) => at !== index);
  return (
    <div className="bo-pictures">
      <ul role="list">
        {value.map((src, index) => (
          <li key={src}>
            <Picture
              src={src}
              alt={t('pictures.one', { number: index + 1 })}
              width={320}
              height={240}
              sizes="160px"
              ratio="4:3"
            />
            <span className="bo-line">
              {index > 0 && (
                <Button
                  size="s"
                  tone="ghost"
                  icon={arrowLeftIcon}
                  aria-label={t('pictures.first', { number: index + 1 })}
                  onClick={() => onChange([src, ...without(index)])}
                />
              )}
              <Button
                size="s"
                tone="ghost"
                icon={trashIcon}
                aria-label={t('pictures.remove', { number: index + 1 })}
                onClick={() => onChange(without(index))}
              />
            </span>
          </li>
        ))}
      </ul>
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
