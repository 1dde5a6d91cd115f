import type { Text } from '../web/locale.ts';

export const SMS_TEXTS = {
  title: { en: 'SMS', zh: '短訊' },
  none: {
    en: 'No messages yet. Codes to a phone land here.',
    zh: '尚未有短訊，發到電話的驗證碼會到這裏。',
  },
  copy: { en: 'Copy code', zh: '複製驗證碼' },
  fail: { en: 'Let the next one fail', zh: '讓下一則發送失敗' },
  failing: { en: 'The next message will fail.', zh: '下一則短訊將發送失敗。' },
  mend: { en: 'Let the next one through', zh: '讓下一則順利送出' },
  mended: { en: 'The next message goes through.', zh: '下一則短訊將順利送出。' },
  clear: { en: 'Clear the messages', zh: '清除短訊' },
  cleared: { en: 'The messages are gone.', zh: '短訊已清除。' },
  count: { en: 'messages', zh: '則' },
} as const satisfies Record<string, Text>;
