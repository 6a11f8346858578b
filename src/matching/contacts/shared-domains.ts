/**
 * Why a domain says nothing of who uses it. `mail`: everybody's mailbox. `pages`: each path is another owner's page.
 * `sites`: each name below it is another owner's site. Private suffixes of the Public Suffix List (github.io,
 * wixsite.com, blogspot.com ...) need no line here.
 */
export type Sharing = 'mail' | 'pages' | 'sites';

const SHARED: Readonly<Record<Sharing, string>> = {
  mail: `
    gmail.com googlemail.com ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com msn.com passport.com
    live.com live.cn live.fr live.co.uk live.nl live.de live.it live.ca live.be live.se live.dk live.no live.ie live.jp
    live.com.au live.com.mx live.com.ar live.com.pt windowslive.com mail.com email.com usa.com post.com consultant.com
    engineer.com europe.com asia.com inbox.com hushmail.com hush.com fastmail.com fastmail.fm zoho.com zohomail.com
    proton.me pm.me tuta.io tuta.com tutanota.com tutanota.de tutamail.com keemail.me mailfence.com posteo.de
    runbox.com lavabit.com safe-mail.net cock.li guerrillamail.com mailinator.com yopmail.com 10minutemail.com
    mail.ru bk.ru list.ru inbox.ru internet.ru xmail.ru ya.ru rambler.ru lenta.ru autorambler.ru myrambler.ru ro.ru
    pochta.ru hotbox.ru land.ru front.ru nm.ru mail15.com ukr.net i.ua meta.ua bigmir.net email.ua online.ua ua.fm
    tut.by mail.by mail.kz mail.bg abv.bg dir.bg
    qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sina.com.cn sohu.com tom.com 139.com
    189.cn wo.cn 21cn.com 263.net aliyun.com netease.com
    naver.com hanmail.net daum.net nate.com chollian.net hanmir.com empal.com kakao.com
    silibank.com silibank.net.kp star-co.net.kp
    web.de t-online.de freenet.de arcor.de email.de online.de 1und1.de bluewin.ch hispeed.ch aon.at chello.at
    orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr club-internet.fr bbox.fr voila.fr
    libero.it virgilio.it tiscali.it alice.it tin.it inwind.it iol.it tim.it
    btinternet.com btopenworld.com sky.com virginmedia.com ntlworld.com blueyonder.co.uk talktalk.net
    comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com netzero.net
    shaw.ca rogers.com sympatico.ca telus.net videotron.ca bigpond.com bigpond.net.au optusnet.com.au iinet.net.au
    rediffmail.com indiatimes.com sify.com vsnl.com vsnl.net seznam.cz centrum.cz email.cz post.cz azet.sk
    wp.pl o2.pl onet.pl op.pl interia.pl gazeta.pl tlen.pl freemail.hu citromail.hu
    uol.com.br bol.com.br terra.com.br ig.com.br globo.com terra.es telefonica.net ya.com sapo.pt
    otenet.gr forthnet.gr in.gr cytanet.com.cy spidernet.com.cy telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl
    hetnet.nl xs4all.nl home.nl telia.com bredband.net mynet.com superonline.com ttmail.com
    walla.com walla.co.il zahav.net.il bezeqint.net netvision.net.il 012.net.il p-ol.com palnet.com hally.net
    emirates.net.ae eim.ae batelco.com.bh qatar.net.qa omantel.net.om kuwait.net kems.net nesma.net.sa saudi.net.sa
    cyberia.net.lb terra.net.lb inco.com.lb idm.net.lb dm.net.lb sodetel.net.lb scs-net.org mail.sy aloola.sy
    uruklink.net warkaa.net yemen.net.ye y.net.ye sudanmail.net sudani.sd zain.sd lttnet.net
    chmail.ir mailfa.com parsmail.com neda.net apadana.com
    brain.net.pk cyber.net.pk paknet.com.pk wol.net.pk mptmail.net.mm myanmar.com.mm enet.cu nauta.cu sld.cu
    cantv.net zimbabwe.co.zw zol.co.zw mweb.co.zw yoafrica.com mweb.co.za webmail.co.za telkomsa.net
    docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com excite.co.jp ocn.ne.jp`,
  pages: `
    facebook.com fb.com fb.me m.me instagram.com threads.net twitter.com x.com t.co t.me telegram.me telegram.dog
    vk.com vk.ru vkontakte.ru ok.ru odnoklassniki.ru youtube.com youtu.be rutube.ru dzen.ru linkedin.com xing.com
    tiktok.com snapchat.com pinterest.com whatsapp.com wa.me viber.com discord.com discord.gg medium.com substack.com
    reddit.com quora.com flickr.com vimeo.com dailymotion.com soundcloud.com bitchute.com odysee.com rumble.com gab.com
    weibo.com weibo.cn douyin.com bilibili.com zhihu.com wechat.com aparat.com rubika.ir eitaa.com bale.ai ble.ir
    github.com gitlab.com bitbucket.org sourceforge.net archive.org archive.is justpaste.it pastebin.com scribd.com
    academia.edu researchgate.net wikipedia.org wikimedia.org fandom.com imdb.com crunchbase.com opencorporates.com
    linktr.ee bit.ly goo.gl tinyurl.com is.gd ow.ly about.me paypal.com paypal.me patreon.com gofundme.com
    launchgood.com dropbox.com mega.nz mediafire.com 4shared.com ebay.com etsy.com aliexpress.com taobao.com
    indiamart.com exportersindia.com tradeindia.com yellowpages.com yelp.com tripadvisor.com booking.com airbnb.com
    kompass.com europages.com dnb.com bloomberg.com marinetraffic.com vesselfinder.com`,
  sites: `
    wordpress.com livejournal.com tumblr.com typepad.com ucoz.ru ucoz.com ucoz.net ucoz.org narod.ru narod2.ru nethouse.ru
    tilda.ws jimdo.com jimdosite.com webnode.com webnode.page webs.com yola.com tripod.com angelfire.com
    geocities.com geocities.ws freeservers.com 000webhostapp.com 000webhost.com squarespace.com strikingly.com
    godaddysites.com site123.me business.site negocio.site blogfa.com mihanblog.com persianblog.ir blogsky.com blog.ir
    parsiblog.com rozblog.com over-blog.com canalblog.com skyrock.com maktoobblog.com blogcu.com
    alibaba.com made-in-china.com 1688.com ec21.com tradekey.com globalsources.com
    insanejournal.com dreamwidth.org freehostia.com awardspace.com byethost.com 50webs.com atspace.com hol.es`,
};

/** Names that one owner registered under many suffixes: yahoo.fr, yandex.ru, google.com. */
const SHARED_NAMES: Readonly<Record<string, Sharing>> = {
  yahoo: 'mail',
  hotmail: 'mail',
  outlook: 'mail',
  gmx: 'mail',
  yandex: 'mail',
  protonmail: 'mail',
  google: 'pages',
  amazon: 'pages',
  blogspot: 'sites',
};

const ENTRIES = (Object.keys(SHARED) as Sharing[]).flatMap((sharing) =>
  SHARED[sharing]
    .trim()
    .split(/\s+/u)
    .map((domain) => [domain, sharing] as const),
);

/** Every domain of the table. */
export const SHARED_DOMAINS: readonly string[] = ENTRIES.map(([domain]) => domain);

const SHARING: ReadonlyMap<string, Sharing> = new Map(ENTRIES);

/** How a registrable domain is shared by strangers; null for one that has one owner. */
export function sharingOf(domain: string): Sharing | null {
  const [name = ''] = domain.split('.');
  return SHARING.get(domain) ?? SHARED_NAMES[name] ?? null;
}
