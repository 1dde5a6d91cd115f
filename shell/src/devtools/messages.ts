import type { AppState } from './page-apps.ts';

const percent = (points: number): string => `${points / 100}%`;
interface DevtoolsMessages {
  readonly title: string;
  readonly generation: (channel: string, generation: number) => string;
  readonly outlines: string;
  readonly close: string;
  readonly apps: string;
  readonly columns: {
    readonly app: string;
    readonly version: string;
    readonly from: string;
    readonly ready: string;
    readonly bytes: string;
    readonly state: string;
  };
  readonly states: Readonly<Record<AppState, string>>;
  readonly from: {
    readonly stable: string;
    readonly candidate: string;
    readonly outside: string;
    readonly preview: string;
    readonly override: string;
  };
  /** Why a rollout gave this side; basis points. */
  readonly rollout: (bucket: number, weight: number) => string;
  readonly slots: string;
  readonly noSlots: string;
  readonly events: string;
  readonly newest: string;
  readonly noEvents: string;
  readonly views: { readonly overview: string; readonly shared: string; readonly override: string };
  readonly library: string;
  readonly given: string;
  readonly asked: string;
  readonly lcp: (seconds: string, files: number) => string;
  readonly copy: string;
  readonly copied: string;
  readonly override: {
    readonly kind: string;
    readonly name: string;
    readonly until: string;
    readonly replaced: string;
    readonly nothing: string;
    readonly kinds: Readonly<Record<'preview' | 'developer' | 'overlay', string>>;
  };
}

/** Words of the overlay, in its own chunk. */
export const DEVTOOLS_MESSAGES: Readonly<Record<'en-US' | 'zh-HK', DevtoolsMessages>> = {
  'en-US': {
    title: 'Composition',
    generation: (channel, generation) => `${channel}, generation ${generation}`,
    outlines: 'Outlines',
    close: 'Close',
    apps: 'Apps',
    columns: {
      app: 'App',
      version: 'Version',
      from: 'From',
      ready: 'Loaded in',
      bytes: 'Compressed',
      state: 'State',
    },
    states: {
      live: 'Live',
      mounted: 'Mounted',
      prefetched: 'Prefetched',
      unneeded: 'Not needed',
      'fell-back': 'Fell back',
    },
    from: {
      stable: 'stable',
      candidate: 'candidate',
      outside: 'stable, outside the rules',
      preview: 'preview',
      override: 'local build',
    },
    rollout: (bucket, weight) => `bucket ${bucket}, candidate below ${weight} (${percent(weight)})`,
    slots: 'Slots on this page',
    noSlots: 'None on this page.',
    events: 'Events',
    newest: 'newest first',
    noEvents: 'None so far.',
    views: { overview: 'Overview', shared: 'Shared', override: 'Override' },
    library: 'Library',
    given: 'From the shell',
    asked: 'Asked by',
    lcp: (seconds, files) => `LCP ${seconds} s, ${files} scripts`,
    copy: 'Copy link',
    copied: 'Copied',
    override: {
      kind: 'Kind',
      name: 'Name',
      until: 'Until',
      replaced: 'In place of the published',
      nothing: 'Nothing is replaced.',
      kinds: { preview: 'Preview', developer: 'Local build', overlay: 'Overlay only' },
    },
  },
  'zh-HK': {
    title: '組成',
    generation: (channel, generation) => `${channel}，第 ${generation} 代`,
    outlines: '外框',
    close: '關閉',
    apps: '組件',
    columns: {
      app: '組件',
      version: '版本',
      from: '來源',
      ready: '載入時間',
      bytes: '壓縮後',
      state: '狀態',
    },
    states: {
      live: '使用中',
      mounted: '已掛載',
      prefetched: '已預載',
      unneeded: '未需要',
      'fell-back': '已退回',
    },
    from: {
      stable: '穩定版',
      candidate: '候選版',
      outside: '穩定版（不符規則）',
      preview: '預覽',
      override: '本機版本',
    },
    rollout: (bucket, weight) => `分組 ${bucket}，候選版低於 ${weight}（${percent(weight)}）`,
    slots: '此頁的插槽',
    noSlots: '此頁沒有插槽。',
    events: '事件',
    newest: '最新在前',
    noEvents: '暫時沒有。',
    views: { overview: '概覽', shared: '共用程式庫', override: '覆寫' },
    library: '程式庫',
    given: '由外殼提供',
    asked: '要求者',
    lcp: (seconds, files) => `LCP ${seconds} 秒，${files} 個程式檔`,
    copy: '複製連結',
    copied: '已複製',
    override: {
      kind: '種類',
      name: '名稱',
      until: '有效至',
      replaced: '取代已發布的',
      nothing: '沒有取代任何組件。',
      kinds: { preview: '預覽', developer: '本機版本', overlay: '只限檢視' },
    },
  },
};
