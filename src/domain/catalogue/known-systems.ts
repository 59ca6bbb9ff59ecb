import type { SystemName } from "./capacities.ts";

/** Software that the catalogue names, as people write it. */
export const namedSystems: readonly (readonly [RegExp, SystemName])[] = [
  [/\bhub ?spot\b/giu, "HubSpot"],
  [/\bsales ?force\b/giu, "Salesforce"],
  [/\bpipe ?drive\b/giu, "Pipedrive"],
  [/\bzapier\b/giu, "Zapier"],
  [
    /\bmake\.com\b|\bMake(?= (?:account|plan|scenarios?))|(?<=\b(?:in|with|via|on|using|or|mit|con|avec)\s)Make\b(?!\s+(?:it|sure|the|a|us))/gu,
    "Make",
  ],
  [/\bslack\b/giu, "Slack"],
  [/\bstripe\b/giu, "Stripe"],
  [/\bshopify\b/giu, "Shopify"],
  [
    /\bgoogle[ -]?(?:spread)?(?:sheets?|tabellen?)\b|\bg[ -]?sheets?\b|\bhoja de google\b/giu,
    "Google Sheets",
  ],
  [/\bexcel\b/giu, "Spreadsheets"],
  [/\bgoogle[ -]?(?:calendar|kalender|calendario|agenda)\b/giu, "Google Calendar"],
  [/\b(?:microsoft|office|ms) ?365\b/giu, "Microsoft 365"],
  [/\bsms\b|\btext messages?\b/giu, "SMS"],
  [/\btrading ?view\b/giu, "TradingView"],
  [/\bfigma\b/giu, "Figma"],
  [/\bweb ?hooks?\b/giu, "Webhooks"],
  [/\bg-?mail\b(?! (?:sign|log))|\boutlook[ -](?:inbox|mailbox|postfach|mails?)\b/giu, "Email"],
];

/** Further software and devices that people name, of all trades. */
const more = String.raw`Lexware|Easybill|Billomat|Debitoor|FastBill|Buhl|Bexio|Abacus|Run my Accounts|Exact Online|Twinfield|e-?conomic|Fortnox|Visma|Tripletex|MYOB|Wave Accounting|Kash ?flow|Free ?Agent|Sellsy|Axonaut|EBP|Ciel Compta|Quadra|Contaplus|A3 ?(?:asesor|con)|FacturaDirecta|Anfix|Contasimple|Navision|Business Central|Infor|Epicor|Acumatica|Priority ERP|weclapp|Xentral|JTL(?:-?Wawi)?|plentymarkets|Billbee|Afterbuy|Channable|Linnworks|ShipStation|Sendcloud|Shippo|Stamps\.com|DHL|UPS(?= (?:api|tracking))|FedEx|Booksy|Treatwell|Fresha|Mindbody|Eversports|Gympass|Glofox|Vagaro|Phorest|Timify|SimplyBook(?:\.me)?|Shore(?= (?:app|kalender))|Bookeo|Checkfront|FareHarbor|Regiondo|Rezdy|Peek Pro|Guesty|Smoobu|Lodgify|Beds24|Hostaway|Little ?Hotelier|SiteMinder|Opera PMS|Protel|Apaleo|OpenTable|TheFork|Quandoo|Resy|Zenchef|Toast(?= (?:pos|till))|Gastrofix|orderbird|ready2order|SumUp|Zettle|iZettle|Square(?= (?:pos|till|terminal|payments?|account))|Tyro|Windcave|Worldline|Nexi|Sofort|giropay|iDEAL|Bancontact|PayU|Razorpay|Paddle|Lemon ?Squeezy|Gumroad|Patreon|Ko-?fi|Buy Me a Coffee|Donorbox|Raise ?Now|Twingle|HelloAsso|Yapla|Fundraisebox|AltruIT|Blackbaud|Raiser['’]?s Edge|Bloomerang|CiviCRM|Campai|easyVerein|ClubDesk|SewoBe|WISO|Pocketbook|Substack|Ghost(?= (?:blog|site|cms))|Medium(?= (?:blog|account))|beehiiv|CleverReach|rapidmail|Sendinblue|Mailjet|SendGrid|Mailgun|GetResponse|AWeber|Drip(?= (?:account|campaign))|Omnisend|Front(?= (?:app|inbox))|HelpScout|Help Scout|Crisp(?= chat)|Tidio|Drift(?= chat)|Gorgias|LiveChat|Userlike|Superchat|Threema|Mattermost|Rocket\.?Chat|Zulip|Google Chat|Webex|GoToMeeting|Whereby|Loom|Vimeo|Wistia|Twitch|Pinterest|Snapchat|Threads(?= (?:app|account))|Mastodon|Bluesky|Reddit|Line(?= (?:app|messenger))|KakaoTalk|Zalo|Nextcloud|ownCloud|Box\.com|iCloud|Evernote|OneNote|Obsidian|Coda\.io|Smartsheet|Wrike|Teamwork\.com|Todoist|Things 3|Microsoft Planner|Planner(?= in 365)|MeisterTask|awork|Miro|Mural|Lucidchart|Confluence|Bitbucket|Jenkins|Sentry|Datadog|Grafana|Metabase|Qlik|Redash|Supabase|Heroku|Vercel|Netlify|DigitalOcean|Hetzner|Strato|IONOS|OVH|Infomaniak|Hostpoint|GoDaddy|cPanel|Plesk|Matomo|Plausible|Google Analytics|Hotjar|Tag Manager|Search Console|Google Maps|OpenStreetMap|Mapbox|Komoot|Strava|Garmin|Fitbit|Apple Health|Alexa|Siri|Google Home|HomeKit|Home Assistant|Raspberry Pi|Arduino|NFC|RFID|Zebra(?= (?:scanner|printer|drucker))|Adobe Sign|HelloSign|PandaDoc|Yousign|Skribble|Signaturit|Autenti|Cl@ve|FranceConnect|BankID|ELSTER|Gematik|ePA|Epic(?= (?:ehr|system))|Cerner|Doxy\.me|SimplePractice|Cliniko|Jane App|Dentrix|medatixx|CGM|Dampsoft|Veeva|iSolved|Gusto|ADP|Rippling|Deel(?= )|Factorial|Kenjo|HiBob|Recruitee|Greenhouse(?= (?:ats|account|job))|Teamtailor|Join\.com|Indeed|StepStone|Xing|Procore|Buildertrend|PlanGrid|AutoCAD|Revit|SketchUp|SolidWorks|Allplan|Capmo|PlanRadar|Propstack|onOffice|FLOWFACT|ImmoScout(?:24)?|Idealista|SeLoger|Zillow|Rightmove|Zoopla|Buildium|AppFolio|Yardi|Clio|Actionstep|RA-?MICRO|Advoware|Toggl|Harvest(?= (?:time|account))|Clockify|Timetac|Clockodo|Kimai|Deputy(?= (?:app|rota))|When I Work|Planday|Papershift|Skedda|Untis|IServ|SchoolFox|Pronote|Google Classroom|Blackboard|ILIAS|OpenOlat|Stud\.IP|Teachable|Thinkific|Kajabi|LearnWorlds|Udemy|Duolingo|Spotify|SoundCloud|Bandcamp|Apple Podcasts|Podigee|Buzzsprout|Saxo|IG Markets|Trade ?Station|Tradovate|Rithmic|eToro|Robinhood|Degiro|Trade Republic|OANDA|Bitfinex|KuCoin|OKX|Polygon\.io|Alpha ?Vantage|Yahoo Finance|Quandl|FactSet|Morningstar`;

const others = `Zoho(?: (?:CRM|Books))?|Notion|Airtable|Xero|Quick ?Books|DATEV|SAP(?: [A-Z]\\w+(?: One)?)?|NetSuite|Odoo|monday\\.com|Asana|Trello|Jira|Click ?Up|Basecamp|Mail ?chimp|Klaviyo|Brevo|Active ?Campaign|ConvertKit|Constant Contact|Intercom|Zendesk|Fresh ?desk|Fresh ?sales|Fresh ?books|(?:Microsoft |MS )?Dynamics(?: 365)?|(?:Microsoft |MS )Teams|(?<=(?:in|to|into|via|on|through|über|nach|en|sur|por|vía) )Teams(?! (?:of|from|von|de)(?!\\p{L}))|Share ?Point|One ?Drive|Drop ?box|Google Drive|G ?mail|Outlook|Word ?Press|Wix|Square ?space|Web ?flow|Drupal|Joomla|TYPO3|Magento|Woo ?Commerce|Presta ?Shop|Shopware|Etsy|Amazon|eBay|Pay ?Pal|Klarna|Adyen|Mollie|Redsys|Bizum|Go ?Cardless|TWINT|Apple Pay|Google Pay|Whats ?App(?: Business)?|Telegram|(?:Facebook )?Messenger|Instagram|Facebook|Tik ?Tok|Linked ?In|Discord|Viber|WeChat|Signal(?= (?:group|chat|app))|Meta ?Trader(?: \\d)?|MT[45]|Ninja ?Trader|c ?Trader|Thinkorswim|Binance|Coinbase|Kraken|Bybit|Interactive Brokers|Alpaca|Bloomberg|Refinitiv|Twilio|Aircall|Ring ?Central|Calendly|Acuity|Type ?form|Jot ?form|Docu ?Sign|Keap|Infusionsoft|Go ?High ?Level|Insightly|Copper CRM|Bitrix(?:24)?|Sugar ?CRM|Service ?Titan|Jobber|Lightspeed|Clover|Mews|Cloudbeds|Booking\\.com|Airbnb|Moodle|Canvas LMS|Canva|Adobe XD|Sketch(?= file)|Power ?BI|Tableau(?! de bord)|Looker|Big ?Query|Snowflake|AWS|Azure|Firebase|Git ?Hub|Git ?Lab|Personio|Bamboo ?HR|Workday|Lex ?office|sevDesk|Sage(?: \\d+)?|Holded|Penny ?lane|Cegid|Doctolib|n8n|UiPath|Mercado ?Pago|${more}|Power Automate|Clio|MYOB|Bexio|Weclapp|JTL|Plenty(?:markets|ONE)|Shopware|Square(?= (?:pos|payments|terminal))|Stripe Connect|Okta|Auth0|Active Directory|LDAP|Teamleader|Dubsado|HoneyBook|Mindbody|Cliniko|Epic|Cerner|Toast POS|OpenTable|TheFork|Kommo|Freshworks|Front|Help ?Scout|Gorgias|Shippo|DHL|UPS|FedEx|Matterport|AutoCAD|Procore|Polygon\\.io|Alpha Vantage|Yahoo Finance|CoinGecko|Siri|Alexa`;

/** Software that the catalogue doesn't name: nobody has promised to work with it. */
export const unnamedSystems = new RegExp(
  `(?<![\\p{L}\\d]|\\p{L}-|(?:sign|follow|back|start|pop|set|check|catch|grown) )(?:${others})(?![\\p{L}\\d])`,
  "giu",
);

/** Software without a name: "our ERP", "the booking system". */
export const ownSystems =
  /\b(?:erp|pms|e[hm]r|pim|lms|wms|pos|hris|ats)\b(?: system| software)?|\b(?:accounting|booking|reservation|ticket(?:ing)?|inventory|warehouse|practice|payroll|billing|till|legacy|in-house|property management|stock|dispatch|scheduling)[ -](?:software|systems?|program|tool|platform|database)\b|(?<=(?:with|and|into|from|connect|link) our )till\b|\bbank account\b|\bcash register\b|\bkasse\b(?= verb)|\bcaja registradora\b|\bcaisse enregistreuse\b|\b(?:warenwirtschaft\w*|praxissoftware|buchhaltungs(?:software|programm)|kassensystem\w*|buchungssystem|zeiterfassung|lagerverwaltung|branchensoftware)\b|\b(?:programa|software|sistema) de (?:contabilidad|facturación|reservas|gestión|almacén)\b|\b(?:logiciel|système) de (?:comptabilité|facturation|réservation|gestion|caisse)\b/giu;

/** "connect it with Fakturix": a name that nobody here has heard of, where something is to be connected. */
export const unheardSystems =
  /\b(?:connect(?:ed|s|ion)?|integrat\w+|sync\w*|hook(?:ed)?(?: up)?|link(?:ed)?|plug(?:ged)?|push(?:ed|es)?|feeds?|exports?|imports?|pulls?|writ(?:es?|ten|ing))\b[^.!?\n]{0,50}?\b(?:to|with|into|from|and)\s+(?:our |the |my )?(\p{Lu}[\p{L}\d]+(?:[ -]\p{Lu}[\p{L}\d]+)*)|\b(?:cop(?:y|ies|ied|ying)|transfers?|fetch(?:es)?|reads?|export\w*|takes?)\b[^.!?\n]{0,50}?\b(?:from|out of)\s+(?:our |the |my )?(\p{Lu}[\p{L}\d]+)|\b(?:enter(?:ed|s)?|stored?|saved?|book(?:ed|s)|typed|filed|recorded)\b[^.!?\n]{0,30}?\b(?:in|into)\s+(?:our |the |my )?(\p{Lu}[\p{L}\d]+)|\b(?:we|i) use (?:a tool called )?(\p{Lu}[\p{L}\d]+)|\b(\p{Lu}[\p{L}\d]+) (?:CRM|API)\b/gu;
