import type { LocalisedText } from '@tapnook/contracts';
import { uploadFile } from '@tapnook/contracts/calls';
import { REVIEW_MAX_PHOTOS } from '@tapnook/kernel';
import { isCallFailure, usePlatform, randomId } from '@tapnook/platform';
import { useEffect, useRef, useState } from 'react';
import { compressPhoto, PhotoError, type PhotoErrorCode } from './compress-photo.ts';
import type { UploadedPhoto } from './draft.ts';

type PhotoPhase = 'waiting' | 'shrinking' | 'sending' | 'done' | 'failed';
export interface PhotoTile {
  readonly key: string;
  readonly phase: PhotoPhase;
  /** Share that has been sent, 0 to 1, while it is on its way. */
  readonly sent?: number;
  readonly upload?: UploadedPhoto;
  /** Why it failed: our own reason, or the server's words. */
  readonly fault?: PhotoErrorCode | LocalisedText;
}
export interface PhotoUploads {
  readonly tiles: readonly PhotoTile[];
  /** More files were chosen than there is place for. */
  readonly tooMany: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Moves a photo to another place in the row. */
  readonly move: (key: string, to: number) => void;
}

const photoErrorOf = (error: unknown): PhotoErrorCode | LocalisedText => {
  if (error instanceof PhotoError) return error.fault;
  return isCallFailure(error) ? error.text : 'failed';
};

/**
 * Photos of a review: shrunk in the browser and sent one after the other, so that a slow line shows
 * the first one soon.
 */
export const usePhotoUploads = (
  initial: readonly UploadedPhoto[],
  onUploaded: (photos: readonly UploadedPhoto[]) => void,
): PhotoUploads => {
  const { http, now } = usePlatform();
  const [tiles, setTiles] = useState<readonly PhotoTile[]>(() =>
    initial.map((upload) => ({ key: upload.id, phase: 'done', upload })),
  );
  const [tooMany, setTooMany] = useState(false);
  const files = useRef(new Map<string, File>());
  const queue = useRef<string[]>([]);
  const running = useRef(false);
  const tell = useRef(onUploaded);
  useEffect(() => void (tell.current = onUploaded));
  useEffect(() => tell.current(tiles.flatMap(({ upload }) => upload ?? [])), [tiles]);

  const patch = (key: string, change: Partial<PhotoTile>): void =>
    setTiles((all) => all.map((tile) => (tile.key === key ? { ...tile, ...change } : tile)));
  const send = async (key: string, file: File): Promise<void> => {
    try {
      patch(key, { phase: 'shrinking' });
      const photo = await compressPhoto(file);
      patch(key, { phase: 'sending', sent: 0 });
      const form = new FormData();
      form.append('type', 'review');
      form.append('file', photo);
      const { id, url } = await http.call(
        uploadFile,
        { form },
        { handledErrorCodes: 'all', onUploadProgress: (sent) => patch(key, { sent }) },
      );
      patch(key, { phase: 'done', upload: { id, url, at: now() } });
    } catch (error) {
      patch(key, { phase: 'failed', fault: photoErrorOf(error) });
    }
  };
  const work = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    for (let key = queue.current.shift(); key !== undefined; key = queue.current.shift()) {
      const file = files.current.get(key);
      if (file) await send(key, file);
    }
    running.current = false;
  };
  const enqueue = (keys: readonly string[]): void => {
    queue.current.push(...keys);
    void work();
  };
  return {
    tiles,
    tooMany,
    add: (chosen) => {
      const taken = chosen
        .slice(0, Math.max(0, REVIEW_MAX_PHOTOS - tiles.length))
        .map((file) => ({ key: randomId(), file }));
      setTooMany(taken.length < chosen.length);
      for (const { key, file } of taken) files.current.set(key, file);
      setTiles((all) => [...all, ...taken.map(({ key }) => ({ key, phase: 'waiting' as const }))]);
      enqueue(taken.map(({ key }) => key));
    },
    retry: (key) => {
      patch(key, { phase: 'waiting' });
      enqueue([key]);
    },
    remove: (key) => {
      files.current.delete(key);
      setTooMany(false);
      setTiles((all) => all.filter((tile) => tile.key !== key));
    },
    move: (key, to) =>
      setTiles((all) => {
        const moved = all.find((tile) => tile.key === key);
        const others = all.filter((tile) => tile.key !== key);
        return moved ? others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved) : all;
      }),
  };
};
