import { useEventCallback } from '@tapnook/ui';
import { useEffect, useRef, type RefObject } from 'react';

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: 'qr_code'[] }) => Detector;

/** Whether this device lets the page look through a camera. */
export const canScan = (): boolean => 'mediaDevices' in navigator;

/** The browser's own detector; where it has none, one that is fetched. */
export const loadDetector = async (): Promise<DetectorClass> =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ??
  (await import('qr/decode.js')).BarcodeDetector;

const PAUSE_MS = 200;

/** Reads QR codes from the camera while it is on; each new one is told once. */
export const useCamera = (
  on: boolean,
  onCode: (code: string) => void,
  onRefused: () => void,
): RefObject<HTMLVideoElement | null> => {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEventCallback(onCode);
  const refuse = useEventCallback(onRefused);
  useEffect(() => {
    if (!on) return undefined;
    let stream: MediaStream | undefined;
    let timer = 0;
    let isOver = false;
    let last = '';
    const look = async (detector: Detector): Promise<void> => {
      const [found] = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (isOver) return;
      if (found && found.rawValue !== last) {
        last = found.rawValue;
        tell(last);
      }
      timer = window.setTimeout(() => void look(detector), PAUSE_MS);
    };
    const begin = async (): Promise<void> => {
      const [Class, given] = await Promise.all([
        loadDetector(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ]);
      stream = given;
      if (isOver || !video.current) return end();
      video.current.srcObject = given;
      await video.current.play();
      await look(new Class({ formats: ['qr_code'] }));
    };
    const end = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => isOver || refuse());
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      end();
    };
  }, [on, tell, refuse]);
  return video;
};
