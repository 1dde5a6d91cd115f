import { useEventCallback } from '@tapnook/ui';
import { useEffect, useRef, type RefObject } from 'react';

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
/** Whether this device can read a QR code by its camera. */
export const canScan = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

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
    const Class = detectorClass();
    if (!on || !Class) return undefined;
    const detector = new Class({ formats: ['qr_code'] });
    let stream: MediaStream | undefined;
    let timer = 0;
    let isOver = false;
    let last = '';
    const look = async (): Promise<void> => {
      const [found] = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (found && found.rawValue !== last) {
        last = found.rawValue;
        tell(last);
      }
      if (!isOver) timer = window.setTimeout(() => void look(), PAUSE_MS);
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (given) => {
        stream = given;
        if (isOver || !video.current) return;
        video.current.srcObject = given;
        await video.current.play();
        await look();
      })
      .catch(refuse);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [on, tell, refuse]);
  return video;
};
