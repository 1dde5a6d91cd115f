import { useTranslation } from '@tapnook/platform';
import { IconButton, minusIcon, plusIcon } from '@tapnook/ui';
import { CircleMarker, Map, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { MapViewProps } from './svg-map.tsx';
import styles from './map.module.css';

const CLOSEST = 16;

/**
 * A map of tiles that can be moved by finger, mouse and key. Its own controls write markup from
 * text, so ours stand in for them.
 */
export const TileMap = ({
  label,
  places,
  tiles,
}: MapViewProps & { readonly tiles: string }): ReactElement => {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Map>();
  useEffect(() => {
    if (!element.current) return undefined;
    const made = new Map(element.current, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
    });
    new TileLayer(tiles, { maxZoom: 19, crossOrigin: 'anonymous' }).addTo(made);
    const spots = places.map(({ spot: [longitude, latitude] }) => [latitude, longitude] as const);
    made.fitBounds(spots, { padding: [40, 40], maxZoom: CLOSEST });
    for (const spot of spots)
      new CircleMarker(spot, { radius: 11, className: styles.marker }).addTo(made);
    setMap(made);
    return () => void made.remove();
  }, [places, tiles]);
  return (
    <div className={styles.tiles}>
      <div
        ref={element}
        className={styles.canvas}
        role="application"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map moves by its keys
        tabIndex={0}
      />
      <div className={styles.controls}>
        <IconButton
          look="art"
          icon={plusIcon}
          label={t('map.zoomIn')}
          onClick={() => map?.zoomIn()}
        />
        <IconButton
          look="art"
          icon={minusIcon}
          label={t('map.zoomOut')}
          onClick={() => map?.zoomOut()}
        />
      </div>
      <p className={styles.credit}>© OpenStreetMap</p>
    </div>
  );
};
