import { indoors } from '../palettes.ts';
import { Drawing } from '../primitives/drawing.ts';
import type { SceneOptions } from '../primitives/view.ts';
import { lantern } from '../props/lamps.ts';
import { kumquatBranch } from '../props/teaceremony/kumquat-branch.ts';
import { moonGate, panelling, table, tray } from '../props/teaceremony/panelling.ts';
import { cups, leafScoop, liddedCup, teaJug, teapot } from '../props/teaceremony/teapot.ts';

export function teaceremonyScene(options: SceneOptions = {}): string {
  const draw = new Drawing({ id: 'tc', hour: 'dawn', seed: 271 }, options);
  panelling(draw);
  moonGate(draw);
  draw.group(`style="mix-blend-mode:soft-light" ${draw.blur(16)}`, () => {
    draw.path('M420,90L860,280L1160,900H420Z', '#fff0c4', 'opacity=".55"');
  });
  table(draw);
  tray(draw);
  teapot(draw);
  teaJug(draw);
  cups(draw);
  liddedCup(draw);
  leafScoop(draw);
  kumquatBranch(draw);
  lantern(draw, 110, 190, 52, indoors.red, 0.5);
  return draw.finish({ warmth: '#ffe0a8', vignette: 0.42, veil: true, lamp: [600, 600, 620] });
}
