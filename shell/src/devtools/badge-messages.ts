/** The badge's words live outside the shell's own: no shopper downloads them with the page. */
export const BADGE_WORDS = {
  'en-US': {
    label: 'What you see is not what shoppers see',
    kinds: { preview: 'Preview', developer: 'Local build', overlay: 'Overlay' },
    until: (time: string) => `until ${time}`,
    ended: 'has ended; the next page is the shop’s own',
    open: 'Composition',
    leave: { preview: 'Leave preview', developer: 'Leave local build', overlay: 'Leave overlay' },
  },
  'zh-HK': {
    label: '你所見的並非顧客所見',
    kinds: { preview: '預覽', developer: '本機版本', overlay: '檢視層' },
    until: (time: string) => `至 ${time}`,
    ended: '已結束，下一頁是正式商店',
    open: '組成',
    leave: { preview: '離開預覽', developer: '離開本機版本', overlay: '離開檢視層' },
  },
} as const;
