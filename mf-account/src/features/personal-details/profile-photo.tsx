import type { LocalisedText } from '@tapnook/contracts';
import { updateProfile, uploadFile } from '@tapnook/contracts/calls';
import { isCallFailure, usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { Avatar, Button, FieldError } from '@tapnook/ui';
import { lazy, Suspense, useRef, useState, type ChangeEvent, type ReactElement } from 'react';
import { useSetProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import styles from './personal-details.module.css';

// The cropper is loaded only when somebody picks a picture.
const CropDialog = lazy(() =>
  import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })),
);
const HANDLED_ERROR_CODES = ['21001', '10102', '10429', 'network'] as const;

/** The profile picture: pick, crop to a square and upload, or remove. */
export const ProfilePhoto = ({ profile }: { readonly profile: Profile }): ReactElement => {
  const { t, text } = useTranslation();
  const { http } = usePlatform();
  const setProfile = useSetProfile();
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocalisedText>();
  const change = async (picture: Blob | null): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      let profileImage: string | null = null;
      if (picture) {
        const form = new FormData();
        form.append('type', 'avatar');
        form.append('file', picture, 'photo.jpg');
        profileImage = (
          await http.call(uploadFile, { form }, { handledErrorCodes: HANDLED_ERROR_CODES })
        ).url;
      }
      setProfile(
        await http.call(
          updateProfile,
          { body: { profileImage } },
          { handledErrorCodes: HANDLED_ERROR_CODES },
        ),
      );
      toast('success', t(picture ? 'you.photoChanged' : 'you.photoRemoved'));
      setFile(undefined);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setProblem(error.text);
    } finally {
      setBusy(false);
    }
  };
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    setFile(event.target.files?.[0]);
    setProblem(undefined);
    event.target.value = '';
  };
  return (
    <div className={styles.photo}>
      <Avatar
        src={profile.profileImage ?? undefined}
        name={profile.firstName || profile.lastName || profile.email || '?'}
        size="l"
      />
      <div>
        <p className="bold">{t('you.photo')}</p>
        <div className="row gap-2">
          <input
            ref={picker}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={pick}
            hidden
            aria-label={t('you.photo')}
          />
          <Button
            tone="outline"
            size="s"
            aria-label={`${t('you.change')}: ${t('you.photo')}`}
            onClick={() => picker.current?.click()}
          >
            {t('you.change')}
          </Button>
          {profile.profileImage && (
            <Button
              tone="ghost"
              size="s"
              busy={busy && !file}
              aria-label={`${t('you.remove')}: ${t('you.photo')}`}
              onClick={() => void change(null)}
            >
              {t('you.remove')}
            </Button>
          )}
        </div>
        {problem && !file && <FieldError>{text(problem)}</FieldError>}
      </div>
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            busy={busy}
            problem={problem && text(problem)}
            onCrop={(picture) => void change(picture)}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
};
