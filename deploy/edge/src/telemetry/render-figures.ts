import type { Figure } from '@tapnook/server/metrics';
import type { Renderer } from '../render/renderer.ts';

type Statuses = ReturnType<Renderer['status']>;
type Status = Statuses[keyof Statuses];

/** The render processes of this edge, by whose pages they render. */
export const renderFigures = (statuses: Statuses): readonly Figure[] => {
  const figure = (
    name: string,
    help: string,
    pick: (status: Status) => number,
    type: Figure['type'] = 'gauge',
  ): Figure => ({
    name,
    type,
    help,
    labels: ['audience'],
    samples: Object.entries(statuses).map(([audience, status]) => ({
      labels: { audience },
      value: pick(status),
    })),
  });
  return [
    figure('tapnook_render_processes', 'Render processes.', ({ processes }) => processes),
    figure('tapnook_render_bytes', 'Memory of the render processes.', ({ bytes }) => bytes),
    figure('tapnook_renders_running', 'Pages being rendered.', ({ running }) => running),
    figure('tapnook_renders_waiting', 'Pages that wait for their turn.', ({ waiting }) => waiting),
    figure(
      'tapnook_render_crashes_total',
      'Render processes that ended with pages in hand, or never came up.',
      ({ crashes }) => crashes,
      'counter',
    ),
  ];
};
