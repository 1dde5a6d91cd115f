/** One stop: a colour alone is spread evenly; a tuple says where, and how opaque. */
export type Stop = string | readonly [offset: number, colour: string, opacity?: number];

/** The `<stop>` elements of a gradient. */
export function stopElements(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [offset, colour, opacity] =
        typeof stop === 'string' ? ([index / (stops.length - 1), stop, undefined] as const) : stop;
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`;
    })
    .join('');
}
