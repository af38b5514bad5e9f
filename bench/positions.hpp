// Positions out of games of the engine against itself, from opening to endgame, none decided.
#pragma once

#include <array>

namespace chuhe::bench {

inline constexpr std::array positions = {
    "1nbak1b2/4a2r1/4c1n2/p1p1p1pCp/9/2Pc2P1P/P3P4/N2C2NR1/4A4/2B1KAB2 b - - 0 1",
    "2b1ka3/4a4/4b4/C3p4/3n4N/P1B3P2/4P3c/9/4A4/3AK1B2 b - - 0 1",
    "2b1ka3/4a4/n3b3N/3rp3R/p5p2/9/P2p2P1P/4B4/4A4/4KAB2 b - - 0 1",
    "2b1kar2/4a4/2n1b4/3Rp1n1p/2p6/8c/2P3p2/C3B4/6CN1/2BAKA3 w - - 0 1",
    "2b1ka3/4a4/4b4/p8/9/1c1R5/r2n5/2C1B3N/4A4/4KAB2 b - - 0 1",
    "3ak1r2/4a4/4b1n2/2P1p3p/1R7/3r5/4P1R1P/4B1N2/9/3AKAB2 w - - 0 1",
    "3aka3/7r1/3cb1n2/3np3p/p5b2/2B1P4/4N4/1C4NC1/9/R2AKAB1c w - - 0 1",
    "2rakab2/4c4/1Rn1b4/p1p5p/4n4/2PNC4/P3p3P/4B1p2/4A4/2B1KA1N1 b - - 0 1",
    "2b1ka3/3Ca4/c3b4/p1p1p3p/1r4p2/4P3P/P5r2/3CB4/4A2R1/R2AK1B2 w - - 0 1",
    "2bak4/4a1n2/n3b4/4p1pcp/3r5/2C1P1PRP/2P6/N5N2/4A4/2B1KAB2 w - - 0 1",
    "r3kab2/3naR3/2c1b1n2/1CpN4p/9/6p2/p1c5P/4B3B/4A4/1R1AK4 w - - 0 1",
    "r2ak4/2R1a4/4b1c1n/3Cp2C1/2pn2b2/P7p/2P1P4/2N1B4/4A4/2BAK4 b - - 0 1",
    "1r1ak1b2/4a4/b2cc1n2/6R1p/p8/2B1C4/P3P1P1P/2C6/9/2BAKA1N1 w - - 0 1",
    "1Rb1kab2/4a4/2r6/3P1N3/2p6/9/2Pn5/4B4/9/3AKA3 b - - 0 1",
    "2bak4/4a4/4b1r2/R8/2p6/6R2/4P4/4B4/9/cr1AKABN1 b - - 0 1",
    "1nbakab1r/9/7c1/p1p1r3p/P6C1/3np4/2P5P/3NB4/4A4/RNBAK3R b - - 0 1",
    "2bakn3/4a4/2c1b4/3r2p2/1P1CPR3/2P3P2/9/4B4/4A4/2B1KA3 b - - 0 1",
    "1n2kabr1/4a4/c3b1n2/p1p1p3p/1r2P1p2/P8/2P3PcP/N1CCB1N2/4AR3/2BAK1R2 w - - 0 1",
    "2b1k4/4a4/4ba3/P4r3/9/9/R8/4B4/4A4/2BAK4 b - - 0 1",
    "2bak4/4a4/n6c1/2p6/P4rbnC/1NP1p1R1P/9/4C3B/4A4/2BAK3c w - - 0 1",
    "1rbak4/4a4/2n1b4/p3p1p2/2pn3r1/4P4/P2R4R/2N1BC1cN/4A4/2B1KA3 w - - 0 1",
    "2b1ka2n/4aR3/4b3P/p3p1p2/2p4r1/6P2/n3N4/5C3/4R4/2rAKAB2 b - - 0 1",
    "4kab2/4a4/2n1bc3/pR3Cp2/2p5p/5r3/P1P1P1PnP/6N2/C3A4/2BAK1B2 w - - 0 1",
    "3rkab2/4a4/4b4/2P6/6P2/9/R7P/1n2C2rN/4A2c1/3AK1B1R w - - 0 1",
    "2rak1bn1/4a4/4b4/p3R1p1p/3cC4/2p6/P5P1P/N3B4/4A4/4KAB2 b - - 0 1",
    "1r2kabr1/4a4/1Cncb1n2/2p1p1p1p/p8/2P2CPN1/P3P3P/N8/4A3c/1RBAK1BR1 w - - 0 1",
    "2bak4/4a4/3cb3n/1P2C4/p1r6/7N1/PRn1P1r1P/4C4/4A4/2BAK1BR1 w - - 0 1",
    "r1bakabn1/9/n3c4/p3p1p1p/2pr3c1/2P3P1P/PC2P4/1CN1B4/R4N3/2BAKA2R w - - 0 1",
    "1nbakr3/4a4/r3c1n1b/1C2p1p1p/2p6/p8/2P1P1P1P/2N1BC3/4A4/R1B1K3R b - - 0 1",
    "1rbak1b2/4a4/4c3n/p7C/2p3p2/4Cn3/PcP1P1P1P/4B4/4NN3/1RBAKA3 b - - 0 1",
    "3a5/5k3/5a3/2R6/5r2P/9/3r5/2p1BC3/4A4/2BAK4 w - - 0 1",
    "2baka3/1N7/4b1r2/p3n4/9/2P1p3P/P8/3CB1N2/9/1r1AKAR2 w - - 0 1",
    "1rbaka3/9/n3c3b/p3p1pRp/2p6/4C4/P1r1P1P1P/8B/5N3/R1BAKA3 w - - 0 1",
    "4ka3/4a4/nR2b4/8p/2b1p1n2/5RB2/P1r5P/3NC4/4A1r2/4KA3 b - - 0 1",
    "1nba5/4k4/4b3n/p1p3p1p/1C1NpR2c/2P3P2/P8/4B2rN/4A4/2B1KA3 w - - 0 1",
    "2baka3/8n/4b4/p3p1p1p/2p1c2N1/c5P2/2n1P4/C1N1C4/4A4/2B1KAB2 w - - 0 1",
    "2b2a3/3k1n3/2c3c2/p1p3p1p/9/9/P1r5P/2N1CR3/4N4/2BAKAB2 b - - 0 1",
    "4k1b2/4a4/4b2P1/9/9/2R6/8P/6r2/9/4KA3 b - - 0 1",
    "r1b1kabr1/4a4/n2cc3n/4p4/6R2/9/p1N1P1P2/3CB2CN/4A4/1R1AK1B2 b - - 0 1",
    "1rbaka1r1/9/2n3n1b/p1p1p3p/c5p2/4C4/P1P1c1P1P/N3BC2N/4A4/2R1KABR1 b - - 0 1",
};

}  // namespace chuhe::bench
