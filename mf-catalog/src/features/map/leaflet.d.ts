/** The part of the map library that the tile map uses. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  type Place = readonly [latitude: number, longitude: number];
  class Layer {
    addTo(map: Map): this;
  }
  export class Map {
    constructor(
      element: HTMLElement,
      options: {
        readonly attributionControl: boolean;
        readonly zoomControl: boolean;
        readonly scrollWheelZoom: boolean;
      },
    );
    setView(center: Place, zoom: number): this;
    fitBounds(
      places: readonly Place[],
      options: { readonly padding: readonly [number, number]; readonly maxZoom: number },
    ): this;
    zoomIn(): this;
    zoomOut(): this;
    remove(): this;
  }
  export class TileLayer extends Layer {
    constructor(
      template: string,
      options: { readonly maxZoom: number; readonly crossOrigin: string },
    );
  }
  export class CircleMarker extends Layer {
    constructor(
      place: Place,
      options: { readonly radius: number; readonly className: string | undefined },
    );
  }
}
