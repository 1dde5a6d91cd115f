import { createVoucherQrCode, getOrder, getVoucherQrCodeStatus } from '@tapnook/contracts/calls';
import { callKey, isCallFailure, useCall, usePlatform } from '@tapnook/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Voucher } from '../model/order.ts';

/** A new code is requested this long before the shown one expires. */
const RENEW_BEFORE_MS = 8000;
const POLL_MS = 2000;
const RETRY_MS = 5000;

const usePageVisible = (): boolean => {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const read = (): void => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return visible;
};

/**
 * Where the shown order comes from: the server just now, a cache that is being checked, or a cache
 * while offline.
 */
export type OrderFreshness = 'checked' | 'checking' | 'offline';
export type CodeState = 'loading' | 'shown' | 'offline' | 'not-yet' | 'not-now';
interface Code {
  readonly payload: string;
  readonly endsAt: number;
}

/** Refetches the order. */
const useRefetchOrder = (orderNo: string): (() => Promise<void>) => {
  const { queryClient } = usePlatform();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: callKey(getOrder, { params: { orderNo } }) }),
    [queryClient, orderNo],
  );
};

/**
 * The one-time code of a voucher, renewed before it expires while the page is visible. A failed
 * request is repeated, at once when the network is back.
 */
const useRenewedCode = (
  orderNo: string,
  voucherNo: string,
  wanted: boolean,
  refetchOrder: () => Promise<void>,
): { readonly payload: string | undefined; readonly state: CodeState } => {
  const { http, now } = usePlatform();
  const [code, setCode] = useState<Code>();
  const [state, setState] = useState<CodeState>('loading');
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let stale = false;
    let hasFailed = false;
    const requestCode = (): void => {
      hasFailed = false;
      http
        .call(
          createVoucherQrCode,
          { body: { orderNo, voucherNo } },
          { handledErrorCodes: ['20622', '10405', '10429', '10500', '10503', 'network'] },
        )
        .then(
          (issued) => {
            if (stale) return;
            const endsAt = Date.parse(issued.expiresAt);
            setCode({ payload: issued.payload, endsAt });
            setState('shown');
            timer = setTimeout(requestCode, Math.max(1000, endsAt - now() - RENEW_BEFORE_MS));
          },
          (error: unknown) => {
            if (stale) return;
            if (isCallFailure(error) && error.code === '20622') {
              // The order tells what happened to the voucher. Only when nothing did are its dates
              // the reason.
              setState('loading');
              void refetchOrder().then(() => stale || setState('not-now'));
              return;
            }
            setState('offline');
            // Without an answer nothing shown is confirmed any more, which refetching the order
            // reveals.
            if (isCallFailure(error) && error.code === 'network') void refetchOrder();
            hasFailed = true;
            timer = setTimeout(requestCode, RETRY_MS);
          },
        );
    };
    const onOnline = (): void => {
      if (!hasFailed) return;
      clearTimeout(timer);
      requestCode();
    };
    requestCode();
    addEventListener('online', onOnline);
    return () => {
      stale = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [http, now, orderNo, voucherNo, wanted, refetchOrder]);
  // An expired code is never shown.
  return {
    payload: state === 'shown' && code && code.endsAt > now() ? code.payload : undefined,
    state,
  };
};

/**
 * Code and redemption of one usable voucher; mount it anew for another. A code is requested once
 * the server has confirmed the voucher and its period has begun. `onRedeemed` is called once per
 * use; any other end, such as a refund, refetches the order.
 */
export const useVoucherCode = (
  orderNo: string,
  voucher: Voucher,
  freshness: OrderFreshness,
  onRedeemed: (voucherNo: string) => void,
): { readonly payload: string | undefined; readonly state: CodeState } => {
  const visible = usePageVisible();
  const isTooEarly = Date.parse(voucher.startExchangeTime ?? '') > usePlatform().now();
  const usable = freshness === 'checked' && !isTooEarly;
  const refetchOrder = useRefetchOrder(orderNo);
  const code = useRenewedCode(orderNo, voucher.voucherNo, usable && visible, refetchOrder);
  const status = useCall(
    getVoucherQrCodeStatus,
    { params: { voucherNo: voucher.voucherNo } },
    {
      enabled: usable && visible,
      staleTime: 0,
      refetchInterval: POLL_MS,
      handledErrorCodes: ['10405', '10429', '10500', '10503', 'network'],
    },
  );
  const reportedUses = useRef(voucher.usedCount);
  const onRedeemedRef = useRef(onRedeemed);
  useEffect(() => {
    onRedeemedRef.current = onRedeemed;
  });
  useEffect(() => {
    reportedUses.current = voucher.usedCount;
  }, [voucher.usedCount]);
  const used = status.data?.usedCount ?? 0;
  // When the server last called the voucher ended while its order does not; each time the order is
  // refetched.
  const endedAt =
    usable && status.data && status.data.status !== 'requires_redeemed' ? status.dataUpdatedAt : 0;
  useEffect(() => {
    if (used > reportedUses.current) {
      reportedUses.current = used;
      onRedeemedRef.current(voucher.voucherNo);
    } else if (endedAt > 0) void refetchOrder();
  }, [used, endedAt, voucher.voucherNo, refetchOrder]);
  if (isTooEarly) return { payload: undefined, state: 'not-yet' };
  if (freshness === 'offline') return { payload: undefined, state: 'offline' };
  return endedAt > 0 ? { payload: undefined, state: 'loading' } : code;
};
