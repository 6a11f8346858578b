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
    docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com excite.co.jp ocn.ne.jp
    zoho.eu zoho.in zoho.com.au zoho.jp zohomail.eu zohomail.in inbox.lv inbox.lt inbox.ee mail.ee online.ee one.lt
    takas.lt apollo.lv delfi.lv tiscali.co.uk tiscali.fr tiscali.de tiscali.net tiscali.cz duck.com hey.com
    disroot.org riseup.net onet.eu onet.com.pl vp.pl poczta.fm interia.eu buziaczek.pl centrum.sk zoznam.sk pobox.sk
    post.sk volny.cz atlas.cz quick.cz rambler.ua mail.ir iran.ir vivaldi.net mailbox.org startmail.com ctemplar.com
    pobox.com live.ru jabber.ru ukrpost.ua ukrtel.net ebonet.net mail.ua live.at live.in live.com.sg live.com.my
    live.com.ph live.co.za live.co.kr live.cl live.fi skype.com apple.com mailo.com netcourrier.com numericable.fr
    noos.fr aliceadsl.fr mail.de vodafonemail.de fastwebnet.it pec.it ono.com jazztel.es netcabo.pt freeserve.co.uk
    plusnet.com eircom.net windstream.net frontiernet.net embarqmail.com optonline.net rr.com mindspring.com
    suddenlink.net tds.net q.com excite.com lycos.com netscape.net compuserve.com prodigy.net dr.com iname.com
    bellnet.ca eastlink.ca cogeco.ca sasktel.net tpg.com.au ozemail.com.au xtra.co.nz prodigy.net.mx terra.com
    terra.cl terra.com.mx terra.com.co vtr.net zipmail.com.br fibertel.com.ar speedy.com.ar arnet.com.ar adinet.com.uy
    ice.co.cr racsa.co.cr home.se tele2.se swipnet.se comhem.se online.no broadpark.no mail.dk tdcadsl.dk stofanet.dk
    kolumbus.fi luukku.com elisanet.fi simnet.is scarlet.be upcmail.nl quicknet.nl tele2.nl zonnet.nl zeelandnet.nl
    pt.lu vo.lu mail.ro rdslink.ro freemail.gr hol.gr eunet.rs sbb.rs ptt.rs t-com.hr bih.net.ba siol.net t-2.net
    mail.am mail.az mail.ge mail.uz inbox.uz umail.uz mail.kg mail.tj mail.md rambler.com hotpop.com ttnet.net.tr
    ttnet.com.tr turk.net e-kolay.net isnet.net.tr kablonet.com.tr maktoob.com gawab.com mail2world.com tedata.net.eg
    orange.jo qualitynet.net awalnet.net.sa shabakah.net.sa zajil.net menara.ma wanadoo.net.ma gnet.tn hexabyte.tn
    djaweb.dz caramail.com airtelmail.in sancharnet.in eth.net satyam.net.in dataone.in in.com india.com bdonline.com
    sltnet.lk dialogsl.net wlink.com.np ntc.net.np mos.com.np singnet.com.sg pacific.net.sg starhub.net.sg
    streamyx.com telkom.net indosat.net.id plasa.com plasa.co.id pacific.net.ph thaimail.com vnn.vn fpt.vn
    online.com.kh laotel.com netvigator.com hongkong.com ctimail.com biznetvigator.com hinet.net pchome.com.tw 188.com
    eyou.com biglobe.ne.jp so-net.ne.jp plala.or.jp goo.ne.jp hanafos.com paran.com dreamwiz.com korea.com lycos.co.kr
    freechal.com vodamail.co.za iafrica.com worldonline.co.za africaonline.co.ke utlonline.co.ug zamnet.zm ethionet.et
    telecom.net.et intnet.mu temp-mail.org tempmail.com sharklasers.com trashmail.com maildrop.cc getnada.com mail.tm
    countermail.com kolabnow.com migadu.com purelymail.com cock.email airmail.cc dismail.de onionmail.org`,
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
    kompass.com europages.com dnb.com bloomberg.com marinetraffic.com vesselfinder.com
    threads.com bsky.app telegra.ph graph.org etherscan.io bscscan.com polygonscan.com arbiscan.io snowtrace.io
    ftmscan.com basescan.org tronscan.org tronscan.io blockchain.com blockchain.info blockchair.com blockstream.info
    mempool.space solscan.io xrpscan.com bithomp.com cardanoscan.io walletexplorer.com oklink.com bitinfocharts.com
    onlyfans.com fansly.com boosty.to notion.so line.me keybase.io signal.me signal.group opensea.io rarible.com
    myspace.com truthsocial.com parler.com gettr.com minds.com mewe.com mastodon.social mastodon.online mstdn.social
    counter.social deviantart.com behance.net dribbble.com artstation.com 500px.com imgur.com giphy.com 9gag.com
    twitch.tv kick.com vk.me vkvideo.ru friendster.com hi5.com mixi.jp ameba.jp ameblo.jp note.com zalo.me kakao.me
    imo.im icq.com icq.im skype.me threema.id matrix.to trustpilot.com clutch.co upwork.com freelancer.com fiverr.com
    stackoverflow.com stackexchange.com npmjs.com pypi.org codeberg.org gitee.com launchpad.net codeplex.com
    codepen.io jsfiddle.net dev.to hashnode.com habr.com vc.ru pikabu.ru avito.ru youla.ru rusprofile.ru mirtesen.ru
    liveinternet.ru diary.ru cafebazaar.ir myket.ir apkpure.com uptodown.com steamcommunity.com steampowered.com
    itch.io producthunt.com zoominfo.com rocketreach.co thomasnet.com europages.co.uk europages.fr europages.de
    yellowpages.ca yellowpages.ae yellowpages.com.eg yell.com pagesjaunes.fr gelbeseiten.de paginegialle.it
    goldenpages.ie northdata.com glassdoor.com manta.com foursquare.com waze.com openstreetmap.org mapquest.com
    equasis.org shipspotting.com fleetmon.com myshiptracking.com balticshipping.com maritime-connector.com
    flightradar24.com flightaware.com planespotters.net jetphotos.com lnk.bio beacons.ai bio.link campsite.bio
    taplink.cc taplink.ws hoo.be msha.ke solo.to allmylinks.com linkin.bio linkpop.com snipfeed.co koji.to
    milkshake.app bio.site t.ly cutt.ly rebrand.ly shorturl.at tiny.cc soo.gd buff.ly clck.ru vk.cc adf.ly rb.gy
    lnkd.in amzn.to ift.tt dlvr.it trib.al flic.kr shorte.st v.gd kickstarter.com indiegogo.com buymeacoffee.com
    ko-fi.com liberapay.com justgiving.com givesendgo.com donationalerts.com venmo.com wetransfer.com gofile.io
    mega.co.nz mega.io 1drv.ms box.com sendspace.com files.fm pcloud.com icedrive.net baidu.com docdroid.net issuu.com
    slideshare.net calameo.com yumpu.com prezi.com rentry.co hastebin.com dpaste.com archive.ph archive.today ipfs.io
    eventbrite.com meetup.com strava.com goodreads.com last.fm mixcloud.com podbean.com niconico.jp nicovideo.jp
    youku.com tudou.com kuaishou.com xiaohongshu.com douban.com shopee.com tokopedia.com bukalapak.com flipkart.com
    snapdeal.com daraz.pk daraz.com olx.com olx.ua olx.pl olx.in prom.ua allegro.pl mercadolibre.com
    mercadolivre.com.br rakuten.co.jp sahibinden.com divar.ir sheypoor.com basalam.com dubizzle.com opensooq.com
    dhgate.com craigslist.org gumtree.com leboncoin.fr kleinanzeigen.de marktplaats.nl blocket.se finn.no all.biz`,
  sites: `
    wordpress.com livejournal.com tumblr.com typepad.com ucoz.ru ucoz.com ucoz.net ucoz.org narod.ru narod2.ru nethouse.ru
    tilda.ws jimdo.com jimdosite.com webnode.com webnode.page webs.com yola.com tripod.com angelfire.com
    geocities.com geocities.ws freeservers.com 000webhostapp.com 000webhost.com squarespace.com strikingly.com
    godaddysites.com site123.me business.site negocio.site blogfa.com mihanblog.com persianblog.ir blogsky.com blog.ir
    parsiblog.com rozblog.com over-blog.com canalblog.com skyrock.com maktoobblog.com blogcu.com
    alibaba.com made-in-china.com 1688.com ec21.com tradekey.com globalsources.com
    insanejournal.com dreamwidth.org freehostia.com awardspace.com byethost.com 50webs.com atspace.com hol.es
    weebly.com bsky.social wix.com neocities.org amazonaws.com bandcamp.com shopify.com ning.com ucraft.net ukit.me
    umi.ru okis.ru mozello.com mozello.ru taplink.ru tilda.cc webflow.com wordpress.org wpengine.com homestead.com
    moonfruit.com e-monsite.com sitey.me ucoz.kz ucoz.ua at.ua do.am my1.ru clan.su 3dn.ru moy.su ucoz.de ucoz.es
    ucoz.co.uk ucoz.fr narod.com boom.ru chat.ru newmail.ru hut.ru hut1.ru h1.ru h10.ru h12.ru h15.ru h16.ru nxt.ru
    freewebs.com tripod.co.uk angelfire.co.uk fortunecity.com xoom.com 8m.com 20m.com freehosting.net freeservers.net
    x10host.com infinityfreeapp.com epizy.com rf.gd 42web.io byethost7.com byethost12.com ueuo.com orgfree.com 6te.net
    eu5.org coolpage.biz profreehost.com zohosites.com zohosites.in altervista.com jigsy.com own-free-website.com
    page.tl page4.com beepworld.de npage.de homepage.eu oyla.de hatena.ne.jp fc2.com livedoor.jp livedoor.blog
    seesaa.net cocolog-nifty.com exblog.jp xrea.com tistory.com egloos.com blog.com blog.hu blog.cz blog.pl blogg.se
    blogg.no bloog.pl bloguje.cz pixnet.net xuite.net wretch.cc pbworks.com wikidot.com posterous.com svbtle.com
    ghost.io hubpages.com squidoo.com jugem.jp canalblog.fr unblog.fr centerblog.net eklablog.com overblog.com
    hautetfort.com loxblog.com lxb.ir blogsazan.com niniweblog.com persiangig.com 9tap.ir monoblog.ir bayanbox.ir
    samenblog.com miyanblog.com jeeran.com ahlamontada.com yoo7.com 7olm.org forumotion.com proboards.com boards.net
    freeforums.org createaforum.com phpbb.com phpbbhost.com mybb.ru bb.ru ixbb.ru forum24.ru borda.ru forumactif.com
    activeboard.com bigcartel.com storenvy.com ecwid.com gumroad.com sellfy.com zid.store salla.sa youcan.shop
    tiendanube.com nuvemshop.com.br diytrade.com ecplaza.net backblazeb2.com wasabisys.com aliyuncs.com myqcloud.com
    serveo.net loca.lt mystrikingly.com hubspotpagebuilder.com teachable.com thinkific.com mailchimpsites.com
    glide.page softr.app`,
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
