import { CACHED_SCRIPT } from '@tapnook/contracts';
import { LAYOUT_IDS } from '../layout/layout-ids.ts';

/**
 * The page's own inline watch over its scripts, the shell's among them, so it stands before any of
 * them. When one does not run:
 * - the shell's own, without which the page stays as the server made it, uncovers the words that
 *   lie ready for that;
 * - whichever it is, what the browser kept of the file is looked at, then the file is asked for
 *   anew, and the hash of each is compared with the pinned one: bytes that came and are others,
 *   were it once, are told as a refused script, for a dead line and a changed file must not look
 *   alike (PCI DSS 11.6.1);
 * - one of this origin that bears no hash is none of ours; the browser reports it also where it
 *   runs (Integrity-Policy). The payment provider's has another origin and may bear none;
 * - one that is fetched before it is needed is watched as well, for the browser may ask anew by
 *   itself when it is;
 * - one in whose place a worker gave what it kept ({@link CACHED_SCRIPT}) is looked at in the same
 *   way. Each is told once in a document. Asking also renews what the browser keeps of the file, at
 *   each failure, so that trying again finds the good one once there is one; `tnRenewed` promises
 *   that. `tnTell` sends what there is to tell to the edge, as of the app whose file it is, until
 *   the shell's telemetry takes its place.
 */
export const SCRIPT_INTEGRITY_MONITOR = `(d=>{
const seen={},t=()=>d.getElementById('${LAYOUT_IDS.stranded}'),w=navigator.serviceWorker;
tnTell=(kind,detail)=>{const r=t().dataset.report&&JSON.parse(t().dataset.report);if(!r)return;
const[,app,version]=/remotes\\/([^/]+)\\/([^/]+)/.exec(detail)||[];
r.visit=JSON.parse(d.getElementById('tapnook-page').textContent).visit;Object.assign(r.events[0],app&&{app,version},{kind,detail});
navigator.sendBeacon('/telemetry',new Blob([JSON.stringify(r)],{type:'application/json'}))};
const tell=tnTell;
tnFail=why=>{d.getElementById('main').prepend(t().content);tell('load-failure',why)};
const path=u=>new URL(u).pathname,
refused=(u,why)=>{if(!seen[u])tnTell('refused-script',why);seen[u]=1},
bare=u=>{if(u.startsWith(location.origin+'/'))refused(u,'without a hash: '+path(u))},
compare=(u,i)=>{const look=cache=>fetch(u,{cache}).then(async r=>{if(!r.ok)return;
const h=await crypto.subtle.digest('SHA-384',await r.arrayBuffer());
if('sha384-'+btoa(String.fromCharCode(...new Uint8Array(h)))!=i)refused(u,'changed: '+path(u)+' is not '+i)}).catch(()=>{});
tnRenewed=Promise.all([tnRenewed,look('force-cache').then(()=>look('reload'))])};
addEventListener('error',e=>{
if(e.error&&!tnStarted&&/\\/remotes\\/shell\\//.test(e.filename))return tnFail('did not start: '+e.message);
const s=e.target,k=s.localName,u=k=='script'?s.src:k=='link'&&s.as=='script'&&s.href,i=s.integrity;if(!u)return;
const own=()=>tnFail('did not load: '+path(u));
if(s.defer){if(d.readyState=='loading')d.addEventListener('DOMContentLoaded',own);else own()}
i?compare(u,i):bare(u)
},true);
if(self.ReportingObserver)new ReportingObserver(r=>r.forEach(({body:b})=>bare(b.blockedURL)),{types:['integrity-violation'],buffered:true}).observe();
if(w)w.addEventListener('message',e=>{const m=e.data;if(m&&m.type=='${CACHED_SCRIPT}'&&navigator.onLine)compare(m.url,m.integrity)})})(document);var tnTell,tnFail,tnStarted,tnRenewed`.replaceAll(
  '\n',
  '',
);
