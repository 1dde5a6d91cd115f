import { localised } from '@tapnook/contracts';
import type { BranchStore } from '@tapnook/contracts/api';
import { usePlatform, useTranslation } from '@tapnook/platform';
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import type { MapMarker, MapViewProps } from './svg-map.tsx';
import styles from './map.module.css';

type View = ComponentType<MapViewProps & { readonly tiles: string }>;

const loadView = async (tiles: string | null): Promise<View> =>
  tiles ? (await import('./tile-map.tsx')).TileMap : (await import('./svg-map.tsx')).SvgMap;

/** True from the moment the element comes near the view. */
const useNearView = () => {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, seen };
};

/**
 * Where the branches are, on a map that is loaded when it is about to be seen. Without script, each
 * address has its own link.
 */
export const BranchMap = ({
  name,
  branches,
}: {
  readonly name: string;
  readonly branches: readonly BranchStore[];
}): ReactElement => {
  const { t, locale } = useTranslation();
  const { mapTiles } = usePlatform().config;
  const { element, seen } = useNearView();
  const [view, setView] = useState<{ readonly View?: View; readonly failed?: boolean }>({});
  const { View, failed } = view;
  useEffect(() => {
    if (!seen || failed) return undefined;
    let stale = false;
    loadView(mapTiles).then(
      (Loaded) => !stale && setView({ View: Loaded }),
      () => !stale && setView({ failed: true }),
    );
    return () => {
      stale = true;
    };
  }, [seen, mapTiles, failed]);
  const places = useMemo(
    () =>
      branches.map((branch): MapMarker => ({
        id: branch.branchId,
        name: localised(branch.branchName, locale),
        address: localised(branch.address, locale),
        spot: [branch.locationCoordinate.longitude, branch.locationCoordinate.latitude],
      })),
    [branches, locale],
  );
  return (
    <div ref={element} className={styles.frame}>
      {View && <View label={t('map.of', { name })} places={places} tiles={mapTiles ?? ''} />}
      {failed && <SectionQueryError name={t('map.title')} onRetry={() => setView({})} />}
    </div>
  );
};
