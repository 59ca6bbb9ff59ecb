import { terseWishes } from "../alder/terse-wishes.ts";

/** Wishes as the owners of small shops type them, casually; written before any quote was asked for, and mended with since. */
export const hazelWishesA = terseWishes(
  "hazel",
  `
a01 ## F ## landing-page.essential ## hi! tiny flower shop in bath here, need just one landing page for our xmas wreath evenings. i've got pics and the words already, 4 sections max and a form so ppl can put their name down ## c: one landing page; 4 sections; form
a02 ## F ## landing-page.complete ## hey so im opening a dog bakery in june and need a landing page, maybe 6 bits on it one under the other, i cant write to save my life so you do the text pls. sign ups just come to my email ## c: you do the text; my email
a03 ## N ## landing-page ## landing page for my candle making parties, 5 sections, and folks should be able to pay the 20 quid deposit right there ## c: 5 sections ## p: pay the 20 quid deposit
a04 ## N ## full-website ## we're a 3 generation butcher, need a 5 page website w contact form. my sister updates it from her phone on the bus, she's got no laptop so that has to work. also the old texts come along, theres like 60 recipes you'd have to copy over ## c: 5 page; contact form ## p: 60 recipes
a05 ## F ## full-website.five-pages ## need a website, 5 pages, home about treatments prices contact. i wanna swap photos and prices myself. texts come from me. we have a domain ## c: 5 pages; photos and prices myself; domain
a06 ## F ## full-website.eight-pages ## our bike shop site is from 2012 lol. new website please, 7 or 8 pages and a blog i fill myself, google still needs to find the old adresses, around 70 of em ## c: 8 pages; blog; 70
a07 ## N ## full-website ## website for my yarn store, about 8 pages and a blog. customers can see whats still on the shelf before they drive out here ## c: 8 pages; blog ## p: whats still on the shelf
a08 ## N ## full-website ## new website for the barber shop, 5 pages, contact form. has to be live before we open on friday ## c: 5 pages; contact form ## p: friday
a09 ## F ## gpt4-chatbot.one-site ## chatbot for my fishing tackle website so i dont get the same 10 questions every evening, it can learn from the 12 pages we have. if it doesnt know then just email me ## c: 12 pages; email
a10 ## F ## gpt4-chatbot.setup-with-care ## i'd like a bot on our site for a small campsite, all the info is on around 60 pages, and if someone's interested it takes their name and email and sends it to my inbox ## c: 60 pages; name and email
a11 ## N ## gpt4-chatbot ## chatbot for our pizza place website, 10 pages of menu and stuff. my regulars just tell it what they want and the kitchen gets it ## c: 10 pages ## p: the kitchen gets it
a12 ## N ## gpt4-chatbot ## want a chatbot for the vet practice site, 20 pages, and it remembers people's pets from last time ## c: 20 pages ## p: remembers
a13 ## F ## smart-form.one-form ## simple order form for celebration cakes, 11 fields, goes to my gmail inbox, if they pick wedding it asks for the date too ## c: 11 fields; inbox
a14 ## F ## smart-form.several-steps ## form for people who wanna adopt our rescue hens lol. 22 questions in 3 steps, they upload a pic of the coop and get a mail back saying we got it ## c: 22 questions; 3 steps; upload; mail back
a15 ## F ## smart-form.payment-and-document ## booking form for the bouncy castle, works out the price from the hours and how far we drive, then they pay with stripe and get it all as a pdf ## c: price; stripe; pdf
a16 ## N ## smart-form ## form for repairs at my watch shop, 10 fields to my inbox, and they can check later how far along their watch is ## c: 10 fields; inbox ## p: how far along
a17 ## N ## smart-form ## sign up form for our parkour classes, 12 fields, full classes should close on their own ## c: 12 fields ## p: close on their own
a18 ## F ## ai-video-1min.one-video ## one minute ai video for my gutter cleaning biz, friendly guy in a studio, english, words on the screen ## c: one minute; english
a19 ## N ## ai-video-1min ## 1 min video with an ai lady for my nail studio. it should be my own face tho, ill send selfies ## c: 1 min ## p: my own face
a20 ## N ## ai-video-1min ## an ai video, one minute, for the garden centre. and you put it on our facebook and insta every week till easter ## c: one minute ## n: facebook
a21 ## F ## vsl-ai-host.three-minutes ## need a sales video for my sourdough course, 2 and a half min, ai host, i got 5 pics ## c: 2 and a half min; 5 pics
a22 ## F ## workflow-automation.one-flow ## when someone fills in my web form i want it in a google sheet and a slack message to the workshop. thats it, one automation ## c: google sheet; slack
a23 ## N ## workflow-automation ## automate something for me: new web form entry goes to a spreadsheet and slack, one flow. and then it rings the customer to say were on it ## c: spreadsheet; slack ## p: rings the customer
a24 ## N ## workflow-automation ## one flow pls, orders from etsy into our spreadsheet and a mail to the packing guy ## c: one flow; spreadsheet ## p: etsy
a25 ## F ## client-portal.documents ## i do books for 14 small shops, want a client portal where each of them logs in, drops receipts and picks up what i made. email when somethings new ## c: 14 small shops; email
a26 ## F ## client-portal.documents-and-jobs ## client portal for my upholstery workshop, 40 customers, they see where their sofa is at and can write to me under each job ## c: 40 customers
a27 ## N ## client-portal ## portal for 20 clients of my tattoo removal studio, docs back and forth. clients can move their appointment themselves too ## c: 20 clients; docs ## p: move their appointment
a28 ## F ## web-app.one-process ## a little web app for our tool hire instead of the excel we have now, 6 screens, me as boss and the lads, 2 kinds of login. excel gets imported ## c: 6 screens; excel
a29 ## N ## web-app ## web app for the laundry, 6 screens, staff + boss log in. it prints the tickets on the little printer at the counter ## c: 6 screens ## p: prints the tickets
a30 ## N ## web-app ## i want an app in the browser for our driving school, 5 screens 2 roles, and it should text the pupils the night before a lesson ## c: 5 screens; 2 roles ## p: text the pupils
a31 ## F ## ai-lead-gen-lp.one-offer ## lead gen page with the ai assistant for my hot tub sales, it asks 4 things (budget, garden size, when, where) and mails me the lead ## c: 4 things; mails me
a32 ## N ## ai-lead-gen-lp ## ai lead page for roof cleaning, assistant asks 3 questions and sends me leads. people can hold up a photo of their roof and it tells them roughly what it costs ## c: 3 questions ## p: photo
a33 ## F ## crm-integration.one-source ## hook our website form to hubspot, 9 fields, each lead gets whoever has the area ## c: hubspot; 9 fields
a34 ## N ## crm-integration ## connect our contact form to pipedrive, 10 fields. and go through the old ones, theres about 9000 contacts and half of em are twice in there, budget max 600 bucks || $600 ## c: pipedrive; 10 fields ## p: $600
a35 ## F ## ongoing-maintenance.one-month-two-hours ## my nephew built our site and then moved to oz. can u look after it for a month, updates n backups, maybe 2 hours of small changes ## c: 2 hours
a36 ## N ## ongoing-maintenance ## maintenance for one website for one month, 2 hrs changes. if something breaks on a saturday i need someone on the phone ## c: 2 hrs ## p: saturday
a37 ## F ## ui-ux-design.one-page ## just the design of one page in figma, phone and desktop, for our order screen. my mate codes it ## c: one page; figma
a38 ## F ## tech-consulting.one-hour ## can i book 1 hour w someone who knows their stuff, i wanna ask if i should stay with my old till system or change ## c: 1 hour
a39 ## N ## ui-ux-design ## design for 2 pages in figma, and could you come round the shop to see how we work first ## c: 2 pages; figma ## p: come round the shop
a40 ## N ## landing-page ## one page site for my ice cream van, 4 sections n a form. shows where the van is right now ## c: 4 sections; form ## p: where the van is right now
`,
);
